import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'
import { enumerations, type Word } from '../../../schema/enumerations.ts'
import { RowSearch } from '../../core/fields/RowSearch.tsx'

/** Whose rights are shown: a colleague's, or those of a designation with a staff type. */
export interface Whose {
  by: 'role' | 'person'
  designation: Word<'designation'>
  staffType: Word<'staffType'> | null
  personId: string | null
}

interface WhoseRightsProps {
  title: string
  value: Whose
  onChange: (value: Whose) => void
}

/** Chooses a colleague, or a designation and a staff type. */
export function WhoseRights({ title, value, onChange }: WhoseRightsProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl component="fieldset" sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 650, color: 'text.primary', marginBlockEnd: 1 }}>
        {title}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value.by}
        onChange={(_, by: Whose['by'] | null) => {
          if (by) onChange({ ...value, by })
        }}
        aria-label={translate('admin.rights.by')}
      >
        {(['role', 'person'] as const).map((by) => (
          <ToggleButton key={by} value={by} sx={{ textTransform: 'none' }}>
            {translate(`admin.rights.${by}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {value.by === 'person' ? (
        <RowSearch
          target="staff"
          value={value.personId ? [value.personId] : []}
          onChange={([personId = null]) => onChange({ ...value, personId })}
          label={translate('admin.rights.person')}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField
            select
            size="small"
            id={`${id}-designation`}
            label={translate('admin.rights.designation')}
            value={value.designation}
            onChange={(event) => onChange({ ...value, designation: event.target.value as Whose['designation'] })}
          >
            {enumerations.designation.map((word) => (
              <MenuItem key={word} value={word}>
                {translate(wordKey('designation', word))}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            id={`${id}-type`}
            label={translate('admin.rights.staffType')}
            value={value.staffType ?? ''}
            onChange={(event) => onChange({ ...value, staffType: (event.target.value || null) as Whose['staffType'] })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('admin.rights.noStaffType')}</MenuItem>
            {enumerations.staffType.map((word) => (
              <MenuItem key={word} value={word}>
                {translate(wordKey('staffType', word))}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </FormControl>
  )
}
