import Box from '@mui/material/Box'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import { repetitionOf } from './adminConfirmation.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { PasswordLine } from './adminPasswordLine.tsx'
import { strengthOf } from './strength.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

/** A new password and its repetition; an existing one is never shown. */
export function PasswordInput({ field, name, resource, disabled }: InputProps<'password'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { control } = useFormContext()
  const again = useController({ name: repetitionOf(name), control })
  const [seen, setSeen] = useState(false)
  const typed = typeof input.value === 'string' ? input.value : ''
  const shared = { disabled: disabled ?? false, seen, onSeen: setSeen }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
      <FieldFrame
        id={input.id}
        label={input.label}
        required={field.required}
        error={input.error}
        about={typed === '' ? translate('admin.field.passwordHelp') : translate(`admin.password.${strengthOf(typed)}`)}
      >
        <PasswordLine
          {...shared}
          id={input.id}
          name={name}
          value={input.value}
          onChange={input.set}
          onBlur={input.onBlur}
          inputRef={input.ref}
          describedBy={input.describedBy}
          error={Boolean(input.error)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${input.id}-again`}
        label={translate('admin.password.again')}
        required={field.required || typed !== ''}
        error={again.fieldState.error?.message}
      >
        <PasswordLine
          {...shared}
          id={`${input.id}-again`}
          name={repetitionOf(name)}
          value={again.field.value}
          onChange={again.field.onChange}
          onBlur={again.field.onBlur}
          inputRef={again.field.ref}
          describedBy={`${input.id}-again-about`}
          error={again.fieldState.invalid}
        />
      </FieldFrame>
    </Box>
  )
}
