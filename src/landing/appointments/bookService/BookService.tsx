import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'

const BookingFlow = later(() => import('./BookingFlow.tsx').then((file) => file.BookingFlow))
const Confirmation = later(() => import('../Confirmation.tsx').then((file) => file.Confirmation))

/** The flow of booking a service, from the person to the confirmation. */
export function BookService() {
  return (
    <FlowPage<CustomerAppointment>
      page="book-service"
      proof="book"
      done={(appointment, another) => <Confirmation appointment={appointment} onAnother={another} />}
    >
      {(finish) => <BookingFlow onBooked={finish} />}
    </FlowPage>
  )
}
