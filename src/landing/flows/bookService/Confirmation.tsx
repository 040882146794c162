import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { toasts } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/endpoints.ts'
import { usePathTo } from '../../navigation.ts'
import { AppointmentFacts } from '../../appointments/AppointmentFacts.tsx'
import { calendarFile } from '../../appointments/calendarFile.ts'
import { directionsTo } from '../../appointments/directionsTo.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useBilingual } from '../../useBilingual.ts'
import { useFormat } from '../../useFormat.ts'

/** It is booked: the reference large, and what one does next. */
export function Confirmation({ appointment, onAnother }: { appointment: CustomerAppointment; onAnother: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void window.scrollTo({ top: 0 })
  }, [])
  const title = t('landing.done.event', { branch: bilingual(appointment.location.name) })
  const words = `${title} · ${format.longDay(appointment.startAt)} ${format.time(appointment.startAt)} · ${appointment.ref}`
  const share = async () => {
    if (navigator.share) return navigator.share({ title, text: words }).catch(() => undefined)
    await navigator.clipboard.writeText(words)
    toasts.success({ key: 'landing.done.copied' })
  }
  const directions = directionsTo(appointment.location)
  return (
    <div className="flow flow-narrow done">
      <svg
        className="done-tick"
        viewBox="0 0 72 72"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="36" cy="36" r="32" pathLength="1" />
        <path d="m22 37 10 10 19-21" pathLength="1" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {t('landing.done.title')}
      </h1>
      <p className="done-ref">
        <span className="muted small">{t('landing.done.reference')}</span>
        <bdi dir="ltr" translate="no">
          {appointment.ref}
        </bdi>
      </p>
      <div className="done-actions">
        <a className="button button-quiet" download={`${appointment.ref}.ics`} href={calendarFile(appointment, title)}>
          <Icon name="calendar" size={20} />
          {t('landing.done.calendar')}
        </a>
        {directions && (
          <a className="button button-quiet" href={directions} target="_blank" rel="noreferrer">
            <Icon name="pin" size={20} />
            {t('landing.done.directions')}
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={() => void share()}>
          <Icon name="share" size={20} />
          {t('landing.done.share')}
        </button>
      </div>
      <div className="card">
        <AppointmentFacts appointment={appointment} />
      </div>
      <p className="muted small">{t('landing.done.estimate')}</p>
      <Link href={pathTo('manage-service')} className="button button-primary button-wide">
        {t('landing.done.manage')}
      </Link>
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t('landing.done.another')}
      </button>
    </div>
  )
}
