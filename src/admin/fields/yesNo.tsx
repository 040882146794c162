import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from '../../i18n/index.ts'
import { yesNoFilter } from '../filters/YesNoFilter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { StatusDot } from './StatusDot.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** Yes or no. */
export const yesNo: FieldPart<'yesNo'> = {
  Input: function YesNoInput({ name, resource, disabled }) {
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
  },
  View: function YesNoView({ value }) {
    const translate = useTranslate()
    if (typeof value !== 'boolean') return <Nothing />
    return <StatusDot tone={value ? 'positive' : 'neutral'}>{translate(value ? 'admin.field.yes' : 'admin.field.no')}</StatusDot>
  },
  Filter: yesNoFilter,
}
