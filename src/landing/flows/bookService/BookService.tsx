import { useSearchParams } from 'wouter'
import { learnCalls } from '../../../http/index.ts'
import type { CustomerAppointment } from '../../../schema/endpoints.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { manageCalls } from '../../../schema/wire/manage.ts'
import { later } from '../../later.ts'
import { dropSent } from '../../steps/draft.ts'
import { FlowPage } from '../../steps/FlowPage.tsx'

const { appointmentDetails } = manageCalls
const BookingFlow = later(() => import('./BookingFlow.tsx').then((file) => file.BookingFlow))
const Confirmation = later(() => import('./Confirmation.tsx').then((file) => file.Confirmation))
learnCalls({ ...bookingCalls, appointmentDetails })

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
