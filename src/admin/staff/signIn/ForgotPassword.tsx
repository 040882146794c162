import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { client } from '../../core/client.ts'
import { requestPasswordReset } from '../../../schema/staff/calls.ts'

/** Requests a link to set a new password; the answer is the same whether or not the e-mail exists. */
export function ForgotPassword({ email: given, onBack }: { email: string; onBack: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const [email, setEmail] = useState(given)
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const submit = async () => {
    if (!email.trim()) return setError(translate('validation.required'))
    setError(undefined)
    setState('busy')
    try {
      await client.call(requestPasswordReset, { email: email.trim() }, { authorized: false, quiet: true })
      setState('sent')
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['email'] ?? failure.message)
      setState('asking')
    }
  }
  const back = (
    <Button color="inherit" onClick={onBack} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
      {translate('admin.form.back')}
    </Button>
  )
  if (state === 'sent') {
    return (
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h2">
          {translate('admin.signIn.resetSent')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.signIn.resetSentText')}</Typography>
        {back}
      </Box>
    )
  }
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('admin.signIn.forgot')}
      </Typography>
      <div>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}>
          {translate('admin.signIn.email')}
        </Typography>
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          value={email}
          error={Boolean(error)}
          onChange={(event) => setEmail(event.target.value)}
          sx={{ '& input': { paddingBlock: '13px' } }}
          slotProps={{ input: { type: 'email', autoComplete: 'username', dir: 'ltr', 'aria-describedby': `${id}-about` } }}
        />
        <FormHelperText id={`${id}-about`} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ?? translate('admin.signIn.forgotText')}
        </FormHelperText>
      </div>
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.sendLink')}
      </Button>
      {back}
    </Box>
  )
}
