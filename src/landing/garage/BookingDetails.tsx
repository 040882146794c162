import { Suspense } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'
import type { CustomerOrder } from '../../schema/payments/index.ts'
import { AppointmentFacts, CalendarLink, DepositState, StageMirror } from '../appointments/index.ts'
import { Directions } from '../masters/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { CallBranch } from '../core/parts/CallBranch.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { BackLink } from '../customers/index.ts'
import { StatusTag } from './StatusTag.tsx'
import { BookingMoney, PayLink } from '../payments/index.ts'
import { useMayChange } from './useMayChange.ts'
import { SaveRecord } from './SaveRecord.tsx'
import { WorkFound } from './WorkFound.tsx'

/** A change to a booking. */
export type Act = 'move' | 'cancel'

/** One booking with the changes that are still possible. */
export function BookingDetails({
  visit: { appointment, work },
  orders,
  onBack,
  onAct,
}: {
  visit: CustomerVisit
  orders: readonly CustomerOrder[]
  /** Goes back to the list; absent where there is none. */
  onBack: (() => void) | undefined
  onAct: (act: Act) => void
}) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { id, ref, location, changeable, closure, status, type } = appointment
  const mayChange = useMayChange(appointment)
  const over = closure !== 'none' || status === 'delivered'
  return (
    <>
      {onBack && <BackLink text={t('landing.pages.manage-service.title')} onBack={onBack} />}
      <div className="list-head">
        <StepHeading title={t('landing.manage.booking', { ref })} />
        <StatusTag appointment={appointment} />
      </div>
      {closure === 'none' && status !== 'pending' && type !== 'testDrive' && <StageMirror job={appointment} />}
      {work && <WorkFound work={work} />}
      <div className="card">
        <AppointmentFacts appointment={appointment} />
      </div>
      {closure === 'none' && (
        <div className="done-actions">
          {!over && <CalendarLink appointment={appointment} />}
          {!over && <Directions to={location} />}
          <CallBranch phone={location.phone} />
        </div>
      )}
      {appointment.deposit && (
        <Suspense fallback={null}>
          <DepositState appointment={appointment} />
        </Suspense>
      )}
      <BookingMoney orders={orders} />
      <SaveRecord visit={appointment} />
      {appointment.deposit?.state !== 'awaiting' && orders.every(({ outcome, deposit }) => outcome === 'cancelled' || deposit) && (
        <PayLink appointment={appointment} />
      )}
      {mayChange ? (
        <div className="stack-tight">
          <button type="button" className="button button-primary button-wide" onClick={() => onAct('move')}>
            {t('landing.manage.move')}
          </button>
          <button type="button" className="button button-danger button-wide" onClick={() => onAct('cancel')}>
            {t('landing.manage.cancel')}
          </button>
        </div>
      ) : (
        !over && <p className="muted small">{t(changeable ? 'landing.manage.byBranch' : 'landing.manage.fixed')}</p>
      )}
      {over && type !== 'testDrive' && (
        <Link href={pathTo('book-service', undefined, { again: id })} className="button button-primary button-wide">
          {t('landing.manage.again')}
        </Link>
      )}
    </>
  )
}
