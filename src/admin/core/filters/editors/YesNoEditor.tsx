import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from '../../../../i18n/index.ts'
import type { FilterProps } from '../../fields/parts.ts'
import { labelOf } from '../../useI18n.ts'

/** Chooses yes or no. */
export function YesNoEditor({ name, resource, values, set }: FilterProps) {
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
}
