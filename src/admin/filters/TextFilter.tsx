import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { labelOf } from '../speaker.ts'

/** Part of a text. */
export const textFilter: FilterPart = {
  Editor: function TextEditor({ name, resource, values, set }) {
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
  },
  Sentence: function TextSentence({ name, values }) {
    const translate = useTranslate()
    return <>{translate('admin.filter.contains', { text: String(values[name]) })}</>
  },
}
