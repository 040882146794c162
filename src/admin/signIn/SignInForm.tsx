import Hide from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { keepStaff } from '../../authProvider/keepStaff.ts'
import { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/limits.ts'
import { client } from '../client.ts'

type Errors = { email?: string; password?: string }

/** E-mail and password; what is wrong stands beside the field it belongs to. */
export function SignInForm({ filled }: { filled: { email: string; password: string } | null }) {
  const translate = useTranslate()
  const id = useId()
  const [email, setEmail] = useState(filled?.email ?? '')
  const [password, setPassword] = useState(filled?.password ?? '')
  const [seen, setSeen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const passwordInput = useRef<HTMLInputElement>(null)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const missing = translate('validation.required')
    const found: Errors = { ...(email.trim() ? {} : { email: missing }), ...(password ? {} : { password: missing }) }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { token, staff } = await client.call('login', { email: email.trim(), password }, { authorized: false, quiet: true })
      keepStaff(token, staff)
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof HttpError)) throw failure
      setErrors(failure.code === 'signInFailed' ? { password: failure.message } : failure.fields)
      passwordInput.current?.select()
    }
  }
  const toggle = translate(seen ? 'admin.signIn.hidePassword' : 'admin.signIn.showPassword')
  const label = (name: string, text: string) => (
    <Typography
      component="label"
      htmlFor={`${id}-${name}`}
      variant="body2"
      sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}
    >
      {text}
    </Typography>
  )
  const about = (name: keyof Errors) => (
    <FormHelperText id={`${id}-${name}-about`} error role={errors[name] ? 'alert' : undefined}>
      {errors[name]}
    </FormHelperText>
  )
  const field = { '& input': { paddingBlock: '13px' } }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <div>
        {label('email', translate('admin.signIn.email'))}
        <OutlinedInput
          id={`${id}-email`}
          name="email"
          fullWidth
          autoFocus={!filled}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={Boolean(errors.email)}
          sx={field}
          slotProps={{ input: { type: 'email', autoComplete: 'username', dir: 'ltr', 'aria-describedby': `${id}-email-about` } }}
        />
        {about('email')}
      </div>
      <div>
        {label('password', translate('admin.signIn.password'))}
        <OutlinedInput
          id={`${id}-password`}
          name="password"
          fullWidth
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={Boolean(errors.password)}
          inputRef={passwordInput}
          sx={field}
          endAdornment={
            <IconButton edge="end" size="small" aria-label={toggle} title={toggle} onClick={() => setSeen(!seen)}>
              {seen ? <Hide fontSize="small" /> : <ShowIcon fontSize="small" />}
            </IconButton>
          }
          slotProps={{
            input: {
              type: seen ? 'text' : 'password',
              autoComplete: 'current-password',
              maxLength: limits.passwordLength,
              dir: 'ltr',
              'aria-describedby': `${id}-password-about`,
            },
          }}
        />
        {about('password')}
      </div>
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.submit')}
      </Button>
    </Box>
  )
}
