import { useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { login } from '../../schema/staff/calls.ts'
import { useSession } from '../../session/index.ts'
import { agentCall } from './agentCall.ts'
import { beginShift, isShiftOver } from './agent.ts'
import { EmailField } from '../../fields/email/landingInput.tsx'
import { PasswordField } from '../../fields/password/landingInput.tsx'
import { Note } from '../core/parts/Note.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { AgentAppCode } from './AgentAppCode.tsx'
import { AgentCode } from './AgentCode.tsx'
import type { Requested } from './agentCodeProps.ts'
import { signedIn } from './signedIn.ts'

/**
 * E-mail and password, then the code where the dealership requires one. A colleague who is signed in in the admin continues with that
 * session.
 */
export function AgentSignIn() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const staff = useSession('staff')
  const token = useSession('token')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [requested, setRequested] = useState<Requested>()
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({})
  const send = async () => {
    const missing = t('validation.required')
    const found = { ...(email.trim() ? {} : { email: missing }), ...(password ? {} : { password: missing }) }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first)?.focus()
    try {
      const answer = await agentCall(login, { email: email.trim(), password }, { quiet: true })
      if ('otpRequired' in answer) setRequested(answer)
      else if ('token' in answer) signedIn(answer)
      else setErrors({ password: t('errors.passkeyNeeded') })
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setErrors(Object.keys(failure.fields).length > 0 ? failure.fields : { password: failure.message })
    }
  }
  return (
    <>
      {isShiftOver() && <Note icon="clock">{t('calling.over')}</Note>}
      {requested && 'way' in requested ? (
        <AgentAppCode email={email.trim()} password={password} onBack={() => setRequested(undefined)} />
      ) : requested ? (
        <AgentCode
          email={email.trim()}
          password={password}
          requested={requested}
          onRequested={setRequested}
          onBack={() => setRequested(undefined)}
        />
      ) : (
        <form className="stack card" noValidate onSubmit={press(send)}>
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
          <button type="submit" className="button button-primary button-wide">
            {t('admin.signIn.submit')}
          </button>
        </form>
      )}
      {!requested && staff && token && (
        <button type="button" className="button button-quiet button-wide" onClick={() => beginShift(staff.id)}>
          {t('calling.goOnAs', { name: bilingual(staff.name) })}
        </button>
      )}
    </>
  )
}
