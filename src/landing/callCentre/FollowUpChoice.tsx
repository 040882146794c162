import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { openRecord, type OpenRecord } from '../core/openRecord.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useFormat } from '../core/useFormat.ts'
import { FollowUp } from './FollowUp.tsx'
import { useFoundCustomer } from './useFoundCustomer.ts'

/** A follow-up of the record on the page; without one, of an open lead of the customer that the colleague chooses, or of a new lead. */
export function FollowUpChoice({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const found = useFoundCustomer()
  const [chosen, choose] = useState<OpenRecord | 'new' | undefined>(openRecord)
  if (chosen) return <FollowUp record={chosen === 'new' ? undefined : chosen} onClose={onClose} />
  if (found === undefined) return null
  const leads = found?.leads ?? []
  if (leads.length === 0) return <FollowUp record={undefined} onClose={onClose} />
  return (
    <Dialog title={t('calling.followWhat')} onClose={onClose}>
      <ul className="agent-recent">
        {leads.map((lead) => (
          <li key={lead.id}>
            <button type="button" className="agent-one" onClick={() => choose({ kind: 'lead', lead })}>
              {t(`enumerations.leadType.${lead.type}`)} <span className="muted">{format.relative(lead.createdAt)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="agent-one" onClick={() => choose('new')}>
            {t('calling.followNewChoice')}
          </button>
        </li>
      </ul>
      <div className="button-row">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('admin.form.cancel')}
        </button>
      </div>
    </Dialog>
  )
}
