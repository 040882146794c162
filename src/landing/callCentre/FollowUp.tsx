import { useState, type FormEvent } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { commentField, commentProblem, followUpLabels, followUpParts, partsOf } from '../../schema/leads/index.ts'
import { followUpLandingPage } from '../../schema/leads/calls.ts'
import { useSession } from '../../session/index.ts'
import { landingFields } from '../../fields/landing.ts'
import { useIdentity } from '../customers/index.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { agentCall } from './agentCall.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import '../core/fields/fields.css'

const Comment = landingFields.longText
/** The lead of a follow-up. */
export type FollowedLead = FoundCustomer['leads'][number]

/** The specification's follow-up dialog. Only the notes can be typed; without a lead the customer's contact details create one. */
export function FollowUp({ lead, onClose }: { lead: FollowedLead | undefined; onClose: () => void }) {
  const t = useTranslate()
  const staff = useSession('staff')
  const { mobile, customer } = useIdentity()
  const [comment, setComment] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const name = customer ? `${customer.firstName} ${customer.lastName}` : ''
  const parts = partsOf({ leadId: lead?.id ?? null, name }, staff)
  const { send, complaint, complain } = useSending(async () => {
    const contact = lead ? {} : { mobile, email: customer?.email ?? null }
    const request = { ...parts, ...contact, comment: comment.trim() }
    await agentCall(followUpLandingPage, request, { quiet: true, idempotencyKey: key })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = commentProblem(comment)
    if (!problem) return void send()
    complain(t(problem.key, problem.params))
    document.getElementById('comment')?.focus()
  }
  // The specification labels the lead's number 'ID' here.
  const labelOf = (part: string, label: string) => t(namedKey(part === 'leadId' ? followUpLabels.plainId : label))
  return (
    <Dialog
      title={t('admin.lead.followUpTitle', { type: t(`enumerations.leadType.${lead?.type ?? 'General Inquiry'}`) })}
      onClose={onClose}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <dl className="facts followed">
          {followUpParts.map(
            ({ part, label, code, wide }) =>
              parts[part] && (
                <div key={part} className={wide ? 'followed-wide' : ''}>
                  <dt>{labelOf(part, label)}</dt>
                  <dd>
                    <bdi {...(code ? { dir: 'ltr' } : {})}>{parts[part]}</bdi>
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
