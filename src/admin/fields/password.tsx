import { useState } from 'react'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/limits.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

/** A new password; an existing one is never shown. */
export const password: FieldPart<'password'> = {
  Input: function PasswordInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    const translate = useTranslate()
    const [seen, setSeen] = useState(false)
    const toggle = translate(seen ? 'admin.signIn.hidePassword' : 'admin.signIn.showPassword')
    return (
      <FieldFrame
        id={input.id}
        label={input.label}
        required={field.required}
        error={input.error}
        about={translate('admin.field.passwordHelp')}
      >
        <OutlinedInput
          id={input.id}
          name={name}
          fullWidth
          type={seen ? 'text' : 'password'}
          value={typeof input.value === 'string' ? input.value : ''}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
          onChange={(event) => input.set(event.target.value || null)}
          onBlur={input.onBlur}
          inputRef={input.ref}
          endAdornment={
            <IconButton size="small" edge="end" aria-label={toggle} title={toggle} onClick={() => setSeen(!seen)}>
              {seen ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
            </IconButton>
          }
          slotProps={{
            input: { autoComplete: 'new-password', maxLength: limits.passwordLength, dir: 'ltr', 'aria-describedby': input.describedBy },
          }}
        />
      </FieldFrame>
    )
  },
  View: () => <Nothing />,
}
