import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { useSession } from '../../session/index.ts'
import { OwnCases } from '../cases/index.ts'
import { OpenFieldRequests } from '../fieldService/index.ts'
import { useIdentity, LeaveButton } from '../customers/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { EmptyArt } from '../core/parts/EmptyArt.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Plate } from '../../fields/plate/landingPlate.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import type { CustomerOrder } from '../../schema/payments/index.ts'
import { useMoneyText } from '../payments/index.ts'
import { StatusTag } from './StatusTag.tsx'

interface BookingListProps {
  upcoming: readonly CustomerAppointment[]
  past: readonly CustomerAppointment[]
  ordersOf: (bookingId: string) => readonly CustomerOrder[]
  onOpen: (id: string) => void
}

/** Coming bookings, then past ones. */
export function BookingList({ upcoming, past, ordersOf, onOpen }: BookingListProps) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { customer } = useIdentity()
  const flags = useSession('settings')?.flags
  const rows = (given: readonly CustomerAppointment[]) => (
    <ul className="choices">
      {given.map((one) => (
        <li key={one.id}>
          <BookingRow appointment={one} orders={ordersOf(one.id)} onOpen={() => onOpen(one.id)} />
        </li>
      ))}
    </ul>
  )
  return (
    <div className="stack">
      <StepHeading title={t('landing.manage.title', { name: customer?.firstName ?? '' })} />
      {upcoming.length > 0 && <h3 className="part-title">{t('landing.manage.upcoming')}</h3>}
      {rows(upcoming)}
      <OpenFieldRequests />
      {(flags?.['COMPLAINTS'] || flags?.['FEEDBACK']) && <OwnCases open />}
      {upcoming.length === 0 && (
        <div className="empty">
          <EmptyArt />
          <p>{t('landing.manage.none')}</p>
        </div>
      )}
      <Link
        href={pathTo('book-service')}
        className={upcoming.length === 0 ? 'button button-primary button-wide' : 'button button-quiet button-wide'}
      >
        <FlowIcon name="plus" size={20} />
        {t('landing.pages.book-service.title')}
      </Link>
      {past.length > 0 && <h3 className="part-title list-past">{t('landing.manage.past')}</h3>}
      {rows(past)}
      <LeaveButton />
    </div>
  )
}

function BookingRow({
  appointment,
  orders,
  onOpen,
}: {
  appointment: CustomerAppointment
  orders: readonly CustomerOrder[]
  onOpen: () => void
}) {
  const format = useFormat()
  const bilingual = useBilingual()
  const money = useMoneyText()
  const t = useTranslate()
  const { startAt, location, services, vehicle, driveCar, type } = appointment
  return (
    <button type="button" className="booking-row" onClick={onOpen}>
      <span className="booking-day" aria-hidden="true">
        <span className="booking-number">{format.date(startAt).slice(0, 2)}</span>
        <span className="small">{format.shortDay(startAt).replace(/[\d\s]/g, '')}</span>
      </span>
      <span className="choice-words">
        <span className="choice-title">
          {format.longDay(startAt)} <span className="together">{format.time(startAt)}</span>
        </span>
        <span className="choice-detail">
          {type === 'testDrive' ? t('enumerations.appointmentType.testDrive') : services.map(({ name }) => bilingual(name)).join(' · ')}
          {driveCar && ` · ${bilingual(driveCar.make)} ${bilingual(driveCar.model)}`}
        </span>
        <span className="choice-detail">{bilingual(location.name)}</span>
        {orders.map((order) => (
          <span key={order.orderId} className="choice-detail">
            {money.present(order)}
          </span>
        ))}
        <span className="booking-end">
          <StatusTag appointment={appointment} />
          {vehicle && <Plate plate={vehicle.plate} size="small" />}
        </span>
      </span>
      <FlowIcon name="onward" size={22} />
    </button>
  )
}
