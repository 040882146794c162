import Hide from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState, type Ref } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { limits } from '../../../schema/core/limits.ts'

interface PasswordFieldProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  help?: string | undefined
  /** A new password, not an existing one. */
  fresh?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** The input of a password, which can be shown; its error is below. */
export function PasswordField({ name, label, value, onChange, error, help, fresh, inputRef }: PasswordFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const [seen, setSeen] = useState(false)
  const toggle = translate(seen ? 'admin.signIn.hidePassword' : 'admin.signIn.showPassword')
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}>
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        inputRef={inputRef}
        sx={{ '& input': { paddingBlock: '13px' } }}
        endAdornment={
          <IconButton edge="end" size="small" aria-label={toggle} title={toggle} onClick={() => setSeen(!seen)}>
            {seen ? <Hide fontSize="small" /> : <ShowIcon fontSize="small" />}
          </IconButton>
        }
        slotProps={{
          input: {
            type: seen ? 'text' : 'password',
            autoComplete: fresh ? 'new-password' : 'current-password',
            maxLength: limits.passwordLength,
            dir: 'ltr',
            'aria-describedby': `${id}-about`,
          },
        }}
      />
      <FormHelperText id={`${id}-about`} error={Boolean(error)} role={error ? 'alert' : undefined}>
        {error ?? help}
      </FormHelperText>
    </div>
  )
}
