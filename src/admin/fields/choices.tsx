import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { wordsFilter } from '../filters/WordsFilter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

/** Several words of a list. */
export const choices: FieldPart<'choices'> = {
  wide: true,
  Input: function ChoicesInput({ field, name, resource, disabled }) {
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
          getOptionLabel={(word) => translate(`enumerations.${enumeration}.${word}`)}
          slotProps={{ popper: { role: 'region', 'aria-label': translate('admin.reference.options') } }}
          noOptionsText={translate('admin.reference.none')}
          clearText={translate('admin.reference.clear')}
          openText={translate('admin.reference.open')}
          closeText={translate('admin.reference.close')}
          renderInput={(params) => <TextField {...params} size="small" error={Boolean(input.error)} inputRef={input.ref} />}
        />
      </FieldFrame>
    )
  },
  View: function ChoicesView({ field, value }) {
    const translate = useTranslate()
    if (!Array.isArray(value) || value.length === 0) return <Nothing />
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        {value.map((word) => (
          <Chip key={String(word)} size="small" label={translate(`enumerations.${field.config.enumeration}.${String(word)}`)} />
        ))}
      </Box>
    )
  },
  Filter: wordsFilter,
}
