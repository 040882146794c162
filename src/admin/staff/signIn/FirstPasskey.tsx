import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { enrolFirstPasskey } from '../../../schema/staff/calls.ts'
import { keepStaff } from '../../../session/keepStaff.ts'
import { client } from '../../core/client.ts'
import { deviceName } from '../me/device.ts'
import { makePasskey } from '../passkey.ts'
import type { FirstPasskeyAnswer } from './codeStepProps.ts'

/** Makes the passkey that the person's designation asks for, and signs them in. */
export function FirstPasskey({ requested: { options, state }, onBack }: { requested: FirstPasskeyAnswer; onBack: () => void }) {
  const translate = useTranslate()
  const [error, setError] = useState<string>()
  const make = async () => {
    setError(undefined)
    try {
      const response = await makePasskey(options)
      const name = deviceName(translate, navigator.userAgent)
      const answer = await client.call(enrolFirstPasskey, { state, response, name }, { authorized: false, quiet: true })
      return keepStaff(answer.token, answer.staff)
    } catch (failure) {
      setError(failure instanceof HttpError ? failure.message : translate('admin.me.passkeys.failed'))
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{translate('admin.signIn.firstPasskey')}</Typography>
      <FormHelperText error role={error ? 'alert' : undefined}>
        {error}
      </FormHelperText>
      <Button variant="contained" size="large" onClick={press(make)} sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.makePasskey')}
      </Button>
      <Button color="inherit" onClick={onBack} sx={{ justifySelf: 'start', color: 'text.secondary' }}>
        {translate('admin.form.back')}
      </Button>
    </Box>
  )
}
