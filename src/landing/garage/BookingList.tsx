import { Suspense } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { useSession } from '../../session/index.ts'
import { OwnEntries } from '../appointments/index.ts'
import { OwnCases } from '../cases/index.ts'
import { OpenFieldRequests } from '../fieldService/index.ts'
import { useIdentity, LeaveButton } from '../customers/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { EmptyArt } from '../core/parts/EmptyArt.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import type { CustomerOrder } from '../../schema/payments/index.ts'
import { BookingRow } from './BookingRow.tsx'
import { Timeline } from './Timeline.tsx'
import { callName } from '../../schema/core/customerName.ts'

interface BookingListProps {
  upcoming: readonly CustomerAppointment[]
  ordersOf: (bookingId: string) => readonly CustomerOrder[]
  onOpen: (id: string) => void
}

/** Coming bookings and what else is open, then the timeline of what is over. */
export function BookingList({ upcoming, ordersOf, onOpen }: BookingListProps) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { customer } = useIdentity()
  const flags = useSession('settings')?.flags
  return (
    <div className="stack">
      <StepHeading title={t('landing.manage.title', { name: customer ? callName(customer) : '' })} />
      {upcoming.length > 0 && <h3 className="part-title">{t('landing.manage.upcoming')}</h3>}
      <ul className="choices">
        {upcoming.map((one) => (
          <li key={one.id}>
            <BookingRow appointment={one} orders={ordersOf(one.id)} onOpen={() => onOpen(one.id)} />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <OwnEntries />
      </Suspense>
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
      <Timeline onOpen={onOpen} />
      <LeaveButton />
    </div>
  )
}
