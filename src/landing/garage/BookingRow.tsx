import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import type { CustomerOrder } from '../../schema/payments/index.ts'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { useMoneyText } from '../payments/index.ts'
import { StatusTag } from './StatusTag.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { useWork } from './useWork.ts'

interface BookingRowProps {
  appointment: CustomerAppointment
  orders: readonly CustomerOrder[]
  onOpen: () => void
}

/** A coming booking, with what becomes of its money. */
export function BookingRow({ appointment, orders, onOpen }: BookingRowProps) {
  const format = useFormat()
  const bilingual = useBilingual()
  const money = useMoneyText()
  const workOf = useWork()
  const { startAt, location, vehicle } = appointment
  return (
    <TimelineRow
      at={startAt}
      below="month"
      title={
        <>
          {format.longDay(startAt)} <span className="together">{format.time(startAt)}</span>
        </>
      }
      details={[workOf(appointment), bilingual(location.name), ...orders.map((order) => money.present(order))]}
      end={
        <>
          <StatusTag appointment={appointment} />
          {vehicle && <CarPlate car={vehicle} />}
        </>
      }
      onOpen={onOpen}
    />
  )
}
