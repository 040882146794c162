import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** Several words of a list. */
export function ChoicesInput({ field, name, resource, disabled }: InputProps<'choices'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { enumeration } = field.config
  const value = Array.isArray(input.value) ? (input.value as string[]) : []
  return (
    <FieldFrame id={input.id} label={input.label} required error={input.error}>
      <Autocomplete<string, true>
        id={input.id}
        multiple
        disableCloseOnSelect
        fullWidth
        options={[...enumerations[enumeration]]}
        value={value}
        disabled={disabled ?? false}
        onBlur={input.onBlur}
        onChange={(_, next) => input.set(next)}
        getOptionLabel={(word) => translate(wordKey(enumeration, word))}
        slotProps={{ popper: { role: 'region', 'aria-label': translate('admin.reference.options') } }}
        noOptionsText={translate('admin.reference.none')}
        clearText={translate('admin.reference.clear')}
        openText={translate('admin.reference.open')}
        closeText={translate('admin.reference.close')}
        renderInput={(params) => <TextField {...params} size="small" error={Boolean(input.error)} inputRef={input.ref} />}
      />
    </FieldFrame>
  )
}
