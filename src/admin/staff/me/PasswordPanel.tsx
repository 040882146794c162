import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { client } from '../../core/client.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { PasswordField } from '../signIn/PasswordField.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { changePassword } from '../../../schema/staff/calls.ts'

const empty = { current: '', password: '', confirm: '' }
type Values = typeof empty
const names = ['current', 'password', 'confirm'] as const

/** Changes the password: asks for the present one, and ends every other session. */
export function PasswordPanel() {
  const { translate } = useI18n()
  const [values, setValues] = useState<Values>(empty)
  const [errors, setErrors] = useState<Partial<Values>>({})
  const submit = async () => {
    const missing = Object.fromEntries(names.filter((name) => !values[name]).map((name) => [name, translate('validation.required')]))
    const differs = values.password && values.confirm && values.password !== values.confirm
    const found: Partial<Values> = { ...missing, ...(differs ? { confirm: translate('validation.passwordConfirm') } : {}) }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    try {
      await client.call(changePassword, values, { quiet: true })
      setValues(empty)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setErrors(failure.fields)
    } finally {
    }
  }
  return (
    <Panel title={translate('admin.me.password')}>
      <Box component="form" noValidate onSubmit={press(submit)} sx={{ display: 'grid', gap: 2 }}>
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={translate(`admin.password.${name}`)}
            value={values[name]}
            error={errors[name]}
            help={name === 'password' ? translate('admin.password.rule') : undefined}
            fresh={name !== 'current'}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        <Box>
          <Button type="submit" variant="outlined">
            {translate('admin.me.changePassword')}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
