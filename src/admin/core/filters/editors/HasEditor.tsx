import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from '../../../../i18n/index.ts'
import type { FilterProps } from '../../fields/parts.ts'

/** Chooses whether the field has a value. */
export function HasEditor({ name, values, set }: FilterProps) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={translate('admin.filter.has')}
      value={values[`${name}Has`] ?? null}
      onChange={(_, word: string | null) => set({ [`${name}Has`]: word ?? undefined })}
    >
      <ToggleButton value="true">{translate('admin.filter.filled')}</ToggleButton>
      <ToggleButton value="false">{translate('admin.filter.empty')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
