import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../../../i18n/index.ts'
import type { FilterProps } from '../../fields/parts.ts'
import { labelOf } from '../../useI18n.ts'

/** Types a part of a text. */
export function TextEditor({ name, resource, values, set }: FilterProps) {
  const translate = useTranslate()
  return (
    <OutlinedInput
      fullWidth
      autoFocus
      value={String(values[name] ?? '')}
      onChange={(event) => set({ [name]: event.target.value || undefined })}
      slotProps={{ input: { 'aria-label': labelOf(translate, resource, name), dir: 'auto' } }}
    />
  )
}
