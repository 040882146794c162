import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { usePathTo } from '../../core/navigation.ts'
import { AppointmentFacts } from '../AppointmentFacts.tsx'
import { DepositState } from './DepositState.tsx'

/** After a booking that needs a deposit: the time is held, and what is left to do. */
export function DepositAwaited({ appointment }: { appointment: CustomerAppointment }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flow flow-narrow stack">
      <h1 ref={heading} tabIndex={-1}>
        {t('landing.deposit.held')}
      </h1>
      <DepositState appointment={appointment} />
      <p className="muted small">{t('landing.deposit.byLink')}</p>
      <div className="card">
        <AppointmentFacts appointment={appointment} />
      </div>
      <Link href={pathTo('manage-service', undefined, { booking: appointment.id })} className="button button-plain button-wide">
        {t('landing.done.manage')}
      </Link>
    </div>
  )
}
