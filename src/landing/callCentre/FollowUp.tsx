import { useState } from 'react'
import { press } from '../../http/index.ts'
import { codeOf, useLanguage, useTranslate } from '../../i18n/index.ts'
import { commentField, commentProblem, followUpLabels, followUpParts, partsOf } from '../../schema/leads/index.ts'
import { followUpLandingPage } from '../../schema/leads/calls.ts'
import { useSession } from '../../session/index.ts'
import { landingFields } from '../../fields/landing.ts'
import { useIdentity } from '../customers/index.ts'
import type { OpenRecord } from '../core/openRecord.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useFormat } from '../core/useFormat.ts'
import { agentCall } from './agentCall.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { customerName } from '../../schema/core/customerName.ts'
import '../core/fields/fields.css'

const Comment = landingFields.longText

/** The specification's follow-up dialog. Only the notes can be typed; with no record the customer's contact details create a lead. */
export function FollowUp({ record, onClose }: { record: OpenRecord | undefined; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const language = codeOf(useLanguage())
  const staff = useSession('staff')
  const { mobile, customer } = useIdentity()
  const [comment, setComment] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const name = customer ? customerName(customer) : ''
  const lead = record?.kind === 'lead' ? record.lead : undefined
  const other = record && record.kind !== 'lead' ? record : undefined
  const parts = partsOf({ leadId: lead?.id ?? null, name }, staff, language)
  const shown = { ...parts, leadId: other?.ref ?? parts.leadId }
  const { send, complaint, complain } = useSending(async () => {
    const contact = record ? { record: other } : { mobile, email: customer?.email ?? null }
    const request = { ...parts, ...contact, comment: comment.trim() }
    await agentCall(followUpLandingPage, request, { quiet: true, idempotencyKey: key })
    onClose()
  })
  const submit = async () => {
    const problem = commentProblem(comment)
    if (!problem) return send()
    complain(t(problem.key, problem.params))
    document.getElementById('comment')?.focus()
  }
  // The specification labels the lead's number 'ID' here.
  const labelOf = (part: string, label: string) => t(namedKey(part === 'leadId' ? followUpLabels.plainId : label))
  return (
    <Dialog title={t('admin.lead.followUpTitle', { type: t(`enumerations.followedRecord.${record?.kind ?? 'lead'}`) })} onClose={onClose}>
      <form className="stack" noValidate onSubmit={press(submit)}>
        {!other && (
          <p className="muted small">
            {lead ? (
              <>
                {t(`enumerations.leadType.${lead.type}`)} · {format.relative(lead.createdAt)}
              </>
            ) : (
              t('calling.followNew')
            )}
          </p>
        )}
        <dl className="facts followed">
          {followUpParts.map(
            ({ part, label, code, wide }) =>
              shown[part] && (
                <div key={part} className={wide ? 'followed-wide' : ''}>
                  <dt>{labelOf(part, label)}</dt>
                  <dd>
                    <bdi {...(code ? { dir: 'ltr' } : {})}>{shown[part]}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <Comment
          id="comment"
          label={t(followUpLabels.comment)}
          required
          value={comment}
          config={commentField.config}
          error={complaint}
          onChange={(value) => {
            setComment(value)
            complain(undefined)
          }}
        />
        <div className="button-row">
          <button type="submit" className="button button-primary">
            {t('admin.lead.create')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin.form.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
