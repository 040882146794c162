import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { caseAnswerInput, type OwnCase } from '../../../schema/cases/calls/cases.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { caseReplies } from '../../../schema/cases/resources/complaints.ts'
import { reopenCase, answerCase } from '../../../schema/cases/calls.ts'
import { keepDraft, dropDraft } from '../../../session/index.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { landingFields } from '../../../fields/landing.ts'
import { resumeDraft, type Draft } from '../../core/steps/draft.ts'
import { useDraftForm } from '../../core/steps/useDraftForm.ts'
import { useSending } from '../../core/steps/useSending.ts'

const Words = landingFields.longText
interface AnswerDraft extends Draft {
  body: string
}

interface AnswerFormProps {
  known: OwnCase
  /** Whether the answer reopens a closed case. */
  reopens?: boolean
  onSent: (known: OwnCase) => void
}

/** A message to those who work on a case; kept as a draft while it is typed. */
export function AnswerForm({ known: { ref }, reopens = false, onSent }: AnswerFormProps) {
  const t = useTranslate()
  const name = `case:${ref}:${reopens ? 'reopen' : 'answer'}`
  const [draft, setDraft] = useState(() => resumeDraft<AnswerDraft>(name, 1, { body: '' }))
  const keep = (change: Partial<AnswerDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepDraft(name, next)
  }
  const form = useDraftForm(caseAnswerInput, { body: draft.body }, keep, ({ body }): InputOf<'answerCase'> => ({
    body: body.trim(),
  }))
  const { send, complaint } = useSending(async () => {
    const input = form.check()
    if (!input) return
    const sender = { page: 'complain', draft: name, idempotencyKey: draft.idempotencyKey } as const
    const answer = await callOrKeep(sender, reopens ? reopenCase : answerCase, input, { params: { ref }, quiet: true })
    dropDraft(name)
    onSent(answer.case)
  }, form.refused)
  return (
    <form className="card stack" noValidate onSubmit={press(() => send())}>
      <Words
        id="body"
        label={t(reopens ? 'landing.case.reopen' : 'landing.case.answer')}
        hint={t(reopens ? 'landing.case.reopenHint' : 'landing.case.answerHint')}
        required
        config={caseReplies.fields.body.config}
        value={form.values.body}
        error={form.errorOf('body') ?? complaint}
        onChange={(value) => form.set('body', value)}
      />
      <button type="submit" className={reopens ? 'button button-quiet' : 'button button-primary'}>
        {t(reopens ? 'landing.case.reopenSend' : 'landing.case.send')}
      </button>
    </form>
  )
}
