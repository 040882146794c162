import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { askAboutData, ownPrivacyRequests } from '../../schema/customers/calls.ts'
import { aboutDataInput } from '../../schema/customers/calls/ownData.ts'
import { privacyRequests } from '../../schema/customers/resources/privacyRequests.ts'
import { call } from '../core/api.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { useForm } from '../core/forms/useForm.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'

/** What the person asks of the dealership about their data, and its answers; read when it is opened. */
export function AskAboutData() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <FlowIcon name="down" size={18} />
        {t('landing.me.ask.title')}
      </summary>
      {open && <Requests />}
    </details>
  )
}

const empty = { kind: '', request: '' }

function Requests() {
  const t = useTranslate()
  const format = useFormat()
  const { data, failed, again } = useCall(ownPrivacyRequests, {})
  const form = useForm(aboutDataInput, empty, ({ kind, request }) => ({ kind, request: request.trim() }) as InputOf<'askAboutData'>)
  const { send, complaint } = useSending(
    async () => {
      const input = form.check()
      if (!input) return
      await call(askAboutData, input, { quiet: true })
      form.set('kind', '')
      form.set('request', '')
      again()
    },
    (failure) => {
      form.refuse(failure)
      return Object.keys(failure.fields).length > 0
    },
  )
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={1} height={80} />
  return (
    <div className="stack">
      {data.data.length > 0 && (
        <ul className="consents">
          {data.data.map(({ id, kind, request, state, receivedOn, dueAt, answer, answeredAt }) => (
            <li key={id} className="consent">
              <div>
                <p className="choice-title">{t(`enumerations.privacyRequestKind.${kind}`)}</p>
                <p className="choice-detail">{request}</p>
                {answer && <p>{answer}</p>}
              </div>
              <p className="choice-detail">
                {t(`enumerations.privacyRequestState.${state}`)}
                <br />
                {answeredAt || !dueAt ? format.date(answeredAt ?? receivedOn) : t('landing.me.ask.until', { date: format.date(dueAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="stack" noValidate onSubmit={press(() => send())}>
        <p className="muted">{t('landing.me.ask.text')}</p>
        <Ask form={form} of={privacyRequests} name="kind" label={t('landing.me.ask.kind')} />
        <Ask form={form} of={privacyRequests} name="request" label={t('landing.me.ask.words')} />
        <p className="field-error" role="alert">
          {complaint}
        </p>
        <button type="submit" className="button button-quiet">
          {t('landing.me.ask.send')}
        </button>
      </form>
    </div>
  )
}
