import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { addPasskey, beginPasskey, removePasskey } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { useI18n } from '../../core/useI18n.ts'
import { makePasskey } from '../passkey.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'
import { deviceName } from './device.ts'

/** What is changed: a passkey is added, or this one removed. */
export type PasskeyChange = 'add' | { id: string; name: string }

/** Asks for the password, and for the name of a new passkey; then the device makes it. */
export function PasskeyDialog({ change, onClose }: { change: PasskeyChange; onClose: () => void }) {
  const { translate } = useI18n()
  const id = useId()
  const [password, setPassword] = useState('')
  const [name, setName] = useState(() => deviceName(translate, navigator.userAgent))
  const [error, setError] = useState<string>()
  const work = async () => {
    if (change !== 'add') return client.call(removePasskey, { id: change.id, password })
    const { options, state } = await client.call(beginPasskey, { password }, { quiet: true })
    return client.call(addPasskey, { state, response: await makePasskey(options), name: name.trim() || '–' })
  }
  const submit = async () => {
    if (!password) return setError(translate('validation.required'))
    setError(undefined)
    try {
      await work()
      return onClose()
    } catch (failure) {
      // The browser's own refusals are the same to the person.
      const refusal = failure instanceof HttpError ? (Object.values(failure.fields)[0] ?? failure.message) : undefined
      setError(refusal ?? translate('admin.me.passkeys.failed'))
    }
  }
  const title = change === 'add' ? translate('admin.me.passkeys.add') : translate('admin.me.passkeys.removeOne', { name: change.name })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={press(submit)}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          {change === 'add' ? (
            <TextField
              label={translate('admin.me.passkeys.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
            />
          ) : (
            <Typography>{translate('admin.me.passkeys.removeText')}</Typography>
          )}
          <PasswordField
            name="current"
            label={translate('admin.password.current')}
            value={password}
            error={error}
            help={translate('admin.me.authenticator.passwordText')}
            onChange={setPassword}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('admin.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={change === 'add' ? 'primary' : 'error'}>
            {translate(change === 'add' ? 'admin.me.passkeys.add' : 'admin.me.passkeys.remove')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
