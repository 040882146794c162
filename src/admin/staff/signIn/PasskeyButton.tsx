import Key from '@mui/icons-material/KeyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState, useSyncExternalStore } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { passkeyLogin, passkeyOptions } from '../../../schema/staff/calls.ts'
import { keepStaff } from '../../../session/keepStaff.ts'
import { client } from '../../core/client.ts'
import { answerWithPasskey, hasPasskeys } from '../passkey.ts'

const never = () => () => undefined

/** Signs in with a passkey of the device, without e-mail and password. */
export function PasskeyButton() {
  const translate = useTranslate()
  const [error, setError] = useState<string>()
  // The build draws it: nearly every browser has them.
  if (!useSyncExternalStore(never, hasPasskeys, () => true)) return null
  const enter = async () => {
    setError(undefined)
    try {
      const { options, state } = await client.call(passkeyOptions, {}, { authorized: false, quiet: true })
      const response = await answerWithPasskey(options)
      const answer = await client.call(passkeyLogin, { state, response }, { authorized: false, quiet: true })
      return keepStaff(answer.token, answer.staff)
    } catch (failure) {
      // Whatever the browser says when the person closes its window is the same to them.
      setError(failure instanceof HttpError ? failure.message : translate('admin.signIn.passkeyUnusable'))
    }
  }
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Button fullWidth variant="outlined" size="large" startIcon={<Key />} onClick={press(enter)} sx={{ minHeight: 48, fontSize: 16 }}>
        {translate('admin.signIn.passkey')}
      </Button>
      <FormHelperText error role={error ? 'alert' : undefined}>
        {error}
      </FormHelperText>
    </Box>
  )
}
