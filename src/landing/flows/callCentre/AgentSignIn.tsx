import { useState, type FormEvent } from 'react'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { useSession } from '../../../session/index.ts'
import { agentCall } from '../../callCentre/agentCall.ts'
import { beginShift, isShiftOver } from '../../callCentre/agent.ts'
import { EmailField } from '../../fields/email.tsx'
import { PasswordField } from '../../fields/password.tsx'
import { Note } from '../../parts/Note.tsx'
import { useBilingual } from '../../useBilingual.ts'
import { AgentAppCode } from './AgentAppCode.tsx'
import { AgentCode } from './AgentCode.tsx'
import { signedIn } from './signedIn.ts'

/** The answer that asks for a code. */
export type Asked = Extract<OutputOf<'login'>, { otpRequired: true }>

/** E-mail and password, then the code where the dealership asks its staff for one. Who is signed in at the desk goes on as that. */
export function AgentSignIn() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const staff = useSession('staff')
  const token = useSession('token')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({})
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = t('validation.required')
    const found = { ...(email.trim() ? {} : { email: missing }), ...(password ? {} : { password: missing }) }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first)?.focus()
    setBusy(true)
    try {
      const answer = await agentCall('login', { email: email.trim(), password }, { quiet: true })
      if ('otpRequired' in answer) setAsked(answer)
      else signedIn(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setErrors(failure.code === 'signInFailed' ? { password: failure.message } : failure.fields)
    }
    setBusy(false)
  }
  return (
    <>
      {isShiftOver() && <Note icon="clock">{t('calling.over')}</Note>}
      {asked && 'way' in asked ? (
        <AgentAppCode email={email.trim()} password={password} onBack={() => setAsked(undefined)} />
      ) : asked ? (
        <AgentCode email={email.trim()} password={password} asked={asked} onAsked={setAsked} onBack={() => setAsked(undefined)} />
      ) : (
        <form className="stack card" noValidate onSubmit={(event) => void send(event)}>
          <EmailField
            id="email"
            label={t('admin.signIn.email')}
            required
            value={email}
            error={errors.email}
            config={{}}
            autoComplete="username"
            onChange={setEmail}
          />
          <PasswordField
            id="password"
            label={t('admin.signIn.password')}
            required
            value={password}
            error={errors.password}
            config={{}}
            autoComplete="current-password"
            onChange={setPassword}
          />
          <button type="submit" className="button button-primary button-wide" aria-disabled={busy}>
            {t(busy ? 'landing.parts.working' : 'admin.signIn.submit')}
          </button>
        </form>
      )}
      {!asked && staff && token && (
        <button type="button" className="button button-quiet button-wide" onClick={() => beginShift(staff.id)}>
          {t('calling.goOnAs', { name: bilingual(staff.name) })}
        </button>
      )}
    </>
  )
}
