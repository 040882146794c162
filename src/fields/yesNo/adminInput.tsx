import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from '../../i18n/index.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** Yes or no. */
export function YesNoInput({ name, resource, disabled }: InputProps<'yesNo'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const on = input.value === true
  return (
    <FieldFrame id={input.id} label={input.label} required error={input.error}>
      <FormControlLabel
        sx={{ minBlockSize: 42, marginInlineStart: -1 }}
        label={translate(on ? 'admin.field.yes' : 'admin.field.no')}
        disabled={disabled ?? false}
        control={
          <Switch
            id={input.id}
            checked={on}
            onChange={(_, checked) => input.set(checked)}
            onBlur={input.onBlur}
            slotProps={{
              input: { ref: input.ref, role: 'switch', 'aria-describedby': input.describedBy, 'aria-labelledby': `${input.id}-label` },
            }}
          />
        }
      />
    </FieldFrame>
  )
}
