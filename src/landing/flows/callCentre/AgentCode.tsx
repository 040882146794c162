import { useId, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { limits } from '../../../schema/limits.ts'
import { agentCall } from '../../callCentre/agentCall.ts'
import { CodeBoxes } from '../../identity/CodeBoxes.tsx'
import { useSeconds } from '../../identity/useSeconds.ts'
import { Note } from '../../parts/Note.tsx'
import type { Asked } from './AgentSignIn.tsx'
import { signedIn } from './signedIn.ts'
import '../../identity/identity.css'

/** What the second step is given. */
export interface AgentCodeProps {
  email: string
  password: string
  onAsked: (asked: Asked) => void
  onBack: () => void
}

/** The second step: the code that was sent to the colleague's mobile; it goes off by itself once it is whole. */
export function AgentCode({ email, password, asked, onAsked, onBack }: AgentCodeProps & { asked: Extract<Asked, { requestId: string }> }) {
  const t = useTranslate()
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [askedAt, setAskedAt] = useState(() => Date.now())
  const left = asked.resendAfter - useSeconds(askedAt, asked.resendAfter)
  const send = async (given: { requestId: string; code: string } | Record<string, never>) => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await agentCall('login', { email, password, ...given }, { quiet: true })
      if (!('otpRequired' in answer)) return signedIn(answer)
      setAskedAt(Date.now())
      onAsked(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['code'] ?? (failure.message || t('errors.unavailable')))
    }
    setCode('')
    setBusy(false)
  }
  const type = (typed: string) => {
    setCode(typed)
    if (typed.length === limits.otpDigits && typed !== code && !busy) void send({ requestId: asked.requestId, code: typed })
  }
  return (
    <div className="stack card">
      <p>
        {t('admin.signIn.codeSent')} <bdi dir="ltr">{asked.mobile}</bdi>
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
      {asked.demoCode && (
        <Note tone="demo" icon="key">
          {t('admin.signIn.demoCode')}{' '}
          <strong>
            <bdi dir="ltr">{asked.demoCode}</bdi>
          </strong>
        </Note>
      )}
      <div className="code-again">
        <button type="button" className="button button-plain" disabled={left > 0 || busy} onClick={() => void send({})}>
          {left > 0 ? t('landing.code.wait', { seconds: left }) : t('landing.code.again')}
        </button>
        <button type="button" className="button button-plain" onClick={onBack}>
          {t('landing.parts.back')}
        </button>
      </div>
    </div>
  )
}
