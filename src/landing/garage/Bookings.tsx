import { useKeepNextVisit } from '../appointments/index.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useCall } from '../core/useCall.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'
import { BookingList } from './BookingList.tsx'
import { BookingPage } from './BookingPage.tsx'
import { useBookingOrders } from '../payments/index.ts'
import { usePlace } from '../customers/index.ts'
import { customerAppointments, appointmentDetails } from '../../schema/appointments/calls.ts'

/** The list, or one booking. */
export function Bookings() {
  const [place, go] = usePlace()
  return place.booking ? <OneBooking id={place.booking} /> : <AllBookings onOpen={(booking) => go({ booking })} />
}

function AllBookings({ onOpen }: { onOpen: (id: string) => void }) {
  const upcoming = useCall(customerAppointments, { when: 'upcoming' })
  const ordersOf = useBookingOrders()
  useKeepNextVisit(upcoming.data?.data, true)
  if (upcoming.failed) return <Missing again={upcoming.again} />
  if (!upcoming.data) return <Skeletons count={3} height={120} />
  return <BookingList ordersOf={ordersOf} upcoming={upcoming.data.data} onOpen={onOpen} />
}

function OneBooking({ id }: { id: string }) {
  const [, go] = usePlace()
  const { data, failed, again } = useCall(appointmentDetails, { id })
  useWhileSeen(again)
  if (data?.appointment.id === id) return <BookingPage visit={data} onChanged={again} onBack={() => go({})} />
  return failed ? <Missing again={again} /> : <Skeletons count={3} height={120} />
}
