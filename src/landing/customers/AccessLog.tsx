import { useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { languages } from '../../schema/core/limits.ts'
import { ownAccess } from '../../schema/customers/calls.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'

/** Who of the staff opened, acted for or exported the person; read when it is opened. */
export function AccessLog() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FlowIcon name="down" size={18} />
        {t('landing.me.access.title')}
      </summary>
      {open && <Entries />}
    </details>
  )
}

function Entries() {
  const t = useTranslate()
  const format = useFormat()
  const { code } = languages[useLanguage()]
  const { data, failed, again } = useCall(ownAccess, {})
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={1} height={80} />
  if (data.data.length === 0) return <p className="muted">{t('landing.me.access.none')}</p>
  return (
    <ul className="consents">
      {data.data.map(({ id, at, kind, by }) => (
        <li key={id} className="consent">
          <div>
            <p className="choice-title">{by?.[code] ?? t('landing.me.access.former')}</p>
            <p className="choice-detail">{t(`landing.me.access.kinds.${kind}`)}</p>
          </div>
          <p className="choice-detail">
            {format.date(at)} <bdi>{format.time(at)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
