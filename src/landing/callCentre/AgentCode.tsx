import { useId, useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { login } from '../../schema/staff/calls.ts'
import { agentCall } from './agentCall.ts'
import { CodeBoxes, useSeconds } from '../customers/index.ts'
import { Note } from '../core/parts/Note.tsx'
import type { AgentCodeProps, Requested } from './agentCodeProps.ts'
import { signedIn } from './signedIn.ts'
import '../core/styles/identity.css'

/** The second step by the code sent to the colleague's mobile; it is sent once complete. */
export function AgentCode({
  email,
  password,
  requested,
  onRequested,
  onBack,
}: AgentCodeProps & { requested: Extract<Requested, { requestId: string }> }) {
  const t = useTranslate()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [requestedAt, setRequestedAt] = useState(() => Date.now())
  const left = requested.resendAfter - useSeconds(requestedAt, requested.resendAfter)
  const send = async (given: { requestId: string; code: string } | Record<string, never>) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await agentCall(login, { email, password, ...given }, { quiet: true })
      if ('token' in answer) return signedIn(answer)
      if (!('otpRequired' in answer)) return setError(t('errors.passkeyNeeded'))
      setRequestedAt(Date.now())
      onRequested(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? (failure.message || t('errors.unavailable')))
    }
    setCode('')
    setBusy(false)
  }
  const type = (typed: string) => {
    setCode(typed)
    if (typed.length === limits.otpDigits && typed !== code && !busy) void send({ requestId: requested.requestId, code: typed })
  }
  return (
    <div className="stack card">
      <p>
        {t('admin.signIn.codeSent')} <bdi dir="ltr">{requested.mobile}</bdi>
      </p>
      <CodeBoxes
        id={id}
        label={t('landing.code.label')}
        value={code}
        invalid={error !== undefined}
        describedBy={`${id}-error`}
        onChange={type}
      />
      <p id={`${id}-error`} className="field-error" role="alert">
        {error}
      </p>
      {requested.demoCode && (
        <Note tone="demo" icon="key">
          {t('admin.signIn.demoCode')}{' '}
          <strong>
            <bdi dir="ltr">{requested.demoCode}</bdi>
          </strong>
        </Note>
      )}
      <div className="code-again">
        <button type="button" className="button button-plain" disabled={left > 0 || busy} onClick={press(() => send({}))}>
          {left > 0 ? t('landing.code.wait', { seconds: left }) : t('landing.code.again')}
        </button>
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.parts.back')}
        </button>
      </div>
    </div>
  )
}
