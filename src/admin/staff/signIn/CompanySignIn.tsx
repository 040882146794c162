import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { beginSingleSignOn } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { keepTicket } from './companyTicket.ts'

/** Finds the company's own sign-in by the e-mail, and goes there. */
export function CompanySignIn({ email: given, onBack }: { email: string; onBack: () => void }) {
  const translate = useTranslate()
  const id = useId()
  const [email, setEmail] = useState(given)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (!email.trim()) return setError(translate('validation.required'))
    setError(undefined)
    setBusy(true)
    try {
      const { url, ticket } = await client.call(beginSingleSignOn, { email: email.trim() }, { authorized: false, quiet: 'silent' })
      keepTicket(url, ticket)
      window.location.assign(url)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(failure.fields['email'] ?? failure.message)
      setBusy(false)
    }
  }
  return (
    <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {translate('admin.signIn.company')}
      </Typography>
      <div>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}>
          {translate('admin.signIn.email')}
        </Typography>
        <OutlinedInput
          id={id}
          name="companyEmail"
          fullWidth
          autoFocus
          value={email}
          disabled={busy}
          error={Boolean(error)}
          onChange={(event) => setEmail(event.target.value)}
          sx={{ '& input': { paddingBlock: '13px' } }}
          slotProps={{ input: { type: 'email', autoComplete: 'username', dir: 'ltr', 'aria-describedby': `${id}-about` } }}
        />
        <FormHelperText id={`${id}-about`} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ?? translate('admin.signIn.companyText')}
        </FormHelperText>
      </div>
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.companyGo')}
      </Button>
      <Button color="inherit" onClick={onBack} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
        {translate('admin.form.back')}
      </Button>
    </Box>
  )
}
