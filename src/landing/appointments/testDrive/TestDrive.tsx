import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'

const DriveFlow = later(() => import('./DriveFlow.tsx').then((file) => file.DriveFlow))
const Confirmation = later(() => import('../Confirmation.tsx').then((file) => file.Confirmation))

/** The flow of booking a test drive, from the person to the confirmation. */
export function TestDrive() {
  return (
    <FlowPage<CustomerAppointment>
      page="test-drive"
      proof="book"
      done={(appointment, another) => <Confirmation appointment={appointment} onAnother={another} />}
    >
      {(finish) => <DriveFlow onBooked={finish} />}
    </FlowPage>
  )
}
