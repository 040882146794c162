import { Suspense } from 'react'
import { Link, Redirect } from 'wouter'
import { toasts, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { appointmentDetails } from '../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'
import { usePathTo } from '../core/navigation.ts'
import { AppointmentFacts } from './AppointmentFacts.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { Directions } from '../masters/index.ts'
import { later } from '../core/later.ts'
import { useOpenRecord } from '../core/openRecord.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Sent } from '../core/steps/Sent.tsx'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'
import { LicenceNote } from './testDrive/LicenceNote.tsx'
import { useKeepNextVisit } from './keptVisit/useKeepNextVisit.ts'
import { useEventTitle } from './useEventTitle.ts'
import { PushOffer } from '../notifications/index.ts'

const DepositAwaited = later(() => import('./deposit/DepositAwaited.tsx').then((file) => file.DepositAwaited))

/** The confirmation: the reference in large type, and the next actions. */
export function Confirmation({ appointment: booked, onAnother }: { appointment: CustomerAppointment; onAnother: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const pathTo = usePathTo()
  // It may have been moved or cancelled since: the page is shown again on coming back to it.
  const { data, again } = useCall(appointmentDetails, { id: booked.id })
  useWhileSeen(again)
  const appointment = data?.appointment ?? booked
  useOpenRecord({ kind: 'booking', ref: appointment.ref })
  useKeepNextVisit([appointment])
  const title = useEventTitle()(appointment)
  const words = `${title} · ${format.longDay(appointment.startAt)} ${format.time(appointment.startAt)} · ${appointment.ref}`
  const share = async () => {
    if (navigator.share) return navigator.share({ title, text: words }).catch(() => undefined)
    await navigator.clipboard.writeText(words)
    toasts.success({ key: 'landing.done.copied' })
  }
  if (appointment.closure !== 'none') return <Redirect to={pathTo('manage-service', undefined, { booking: booked.id })} replace />
  if (appointment.deposit?.state === 'awaiting')
    return (
      <Suspense fallback={null}>
        <DepositAwaited appointment={appointment} />
      </Suspense>
    )
  const actions = (
    <>
      <CalendarLink appointment={appointment} />
      <Directions to={appointment.location} />
      <button type="button" className="button button-quiet" onClick={press(() => share())}>
        <FlowIcon name="share" size={20} />
        {t('landing.done.share')}
      </button>
    </>
  )
  return (
    <Sent
      title={t('landing.done.title')}
      when={[format.longDay(appointment.startAt), format.time(appointment.startAt)]}
      reference={appointment.ref}
      actions={actions}
    >
      <div className="card">
        <AppointmentFacts appointment={appointment} />
      </div>
      {appointment.type === 'testDrive' ? <LicenceNote /> : <p className="muted small">{t('landing.done.estimate')}</p>}
      <Suspense fallback={null}>
        <PushOffer />
      </Suspense>
      <Link href={pathTo('manage-service')} className="button button-primary button-wide">
        {t('landing.done.manage')}
      </Link>
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t(appointment.type === 'testDrive' ? 'landing.drive.another' : 'landing.done.another')}
      </button>
    </Sent>
  )
}
