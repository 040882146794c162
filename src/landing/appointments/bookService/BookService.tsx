import { useSearchParams } from 'wouter'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { later } from '../../core/later.ts'
import { dropSent } from '../../core/steps/draft.ts'
import { FlowPage } from '../../customers/index.ts'

const BookingFlow = later(() => import('./BookingFlow.tsx').then((file) => file.BookingFlow))
const Confirmation = later(() => import('./Confirmation.tsx').then((file) => file.Confirmation))

/** Books a service: who, which car, what, where, when, how, and the confirmation. */
export function BookService() {
  const [query] = useSearchParams()
  // Booking again begins another, whatever was booked before.
  if (query.has('again')) dropSent('book-service')
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
