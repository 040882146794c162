import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from '../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { labelOf } from '../speaker.ts'

/** Yes or no. */
export const yesNoFilter: FilterPart<'yesNo'> = {
  Editor: function YesNoEditor({ name, resource, values, set }) {
    const translate = useTranslate()
    return (
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={labelOf(translate, resource, name)}
        value={values[name] === undefined ? null : String(values[name])}
        onChange={(_, word: string | null) => set({ [name]: word ?? undefined })}
      >
        <ToggleButton value="true">{translate('admin.field.yes')}</ToggleButton>
        <ToggleButton value="false">{translate('admin.field.no')}</ToggleButton>
      </ToggleButtonGroup>
    )
  },
  Sentence: function YesNoSentence({ name, values }) {
    const translate = useTranslate()
    return (
      <>{translate('admin.filter.is', { values: translate(String(values[name]) === 'true' ? 'admin.field.yes' : 'admin.field.no') })}</>
    )
  },
}
