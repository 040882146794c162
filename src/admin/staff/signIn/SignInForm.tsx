import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { session } from '../../../session/index.ts'
import { keepStaff } from '../../../session/keepStaff.ts'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { login } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import type { Requested } from './codeStepProps.ts'
import { PasswordField } from './PasswordField.tsx'
import { lazyPart } from '../../core/parts/lazyPart.ts'

const CodeStep = lazyPart(() => import('./CodeStep.tsx').then((file) => ({ default: file.CodeStep })))
const ForgotPassword = lazyPart(() => import('./ForgotPassword.tsx').then((file) => ({ default: file.ForgotPassword })))

type Errors = { email?: string; password?: string }

// The typed e-mail is kept outside the form: when a session ends, the form may be mounted twice.
let typed = ''
session.subscribe(() => {
  if (session.get('token') !== undefined) typed = ''
})

/** The e-mail that was typed into the form last. */
export const typedEmail = (): string => typed

/** E-mail and password, then the code where the dealership requires one; errors are shown at their fields. */
export function SignInForm({ filled }: { filled: { email: string; password: string } | null }) {
  const translate = useTranslate()
  const id = useId()
  const [email, setEmail] = useState(filled?.email ?? typed)
  const [password, setPassword] = useState(filled?.password ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const [requested, setRequested] = useState<Requested | null>(null)
  const [forgotten, setForgotten] = useState(false)
  const [passwordInput, setPasswordInput] = useState<HTMLInputElement | null>(null)
  const submit = async () => {
    const missing = translate('validation.required')
    const found: Errors = { ...(email.trim() ? {} : { email: missing }), ...(password ? {} : { password: missing }) }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    try {
      const answer = await client.call(login, { email: email.trim(), password }, { authorized: false, quiet: true })
      if ('token' in answer) return keepStaff(answer.token, answer.staff)
      setRequested(answer)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setErrors(Object.keys(failure.fields).length > 0 ? failure.fields : { password: failure.message })
      passwordInput?.select()
    }
  }
  if (requested) {
    return (
      <Suspense fallback={null}>
        <CodeStep
          email={email.trim()}
          password={password}
          requested={requested}
          onRequested={setRequested}
          onBack={() => setRequested(null)}
        />
      </Suspense>
    )
  }
  if (forgotten) {
    return (
      <Suspense fallback={null}>
        <ForgotPassword email={email.trim()} onBack={() => setForgotten(false)} />
      </Suspense>
    )
  }
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography
          component="label"
          htmlFor={`${id}-email`}
          variant="body2"
          sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}
        >
          {translate('admin.signIn.email')}
        </Typography>
        <OutlinedInput
          id={`${id}-email`}
          name="email"
          fullWidth
          autoFocus={!filled}
          value={email}
          onChange={(event) => setEmail((typed = event.target.value))}
          error={Boolean(errors.email)}
          sx={{ '& input': { paddingBlock: '13px' } }}
          slotProps={{ input: { type: 'email', autoComplete: 'username', dir: 'ltr', 'aria-describedby': `${id}-email-about` } }}
        />
        <FormHelperText id={`${id}-email-about`} error role={errors.email ? 'alert' : undefined}>
          {errors.email}
        </FormHelperText>
      </div>
      <PasswordField
        name="password"
        label={translate('admin.signIn.password')}
        value={password}
        onChange={setPassword}
        error={errors.password}
        inputRef={setPasswordInput}
      />
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.submit')}
      </Button>
      <Button color="inherit" onClick={() => setForgotten(true)} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
        {translate('admin.signIn.forgot')}
      </Button>
    </Box>
  )
}
