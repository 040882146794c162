import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { fieldsOf } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'

interface MergeChoicesProps {
  differences: readonly { field: string; kept?: unknown; merged?: unknown }[]
  /** The fields whose value comes from the other record. */
  take: readonly string[]
  onChange: (take: readonly string[]) => void
}

/** Field by field where two records differ: this value or that one. */
export function MergeChoices({ differences, take, onChange }: MergeChoicesProps) {
  const { translate } = useI18n()
  if (differences.length === 0) return <Typography>{translate('admin.customer.mergeSame')}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {differences.map(({ field: name, kept, merged }) => {
        const field = fieldsOf('customers')[name]
        if (!field) return null
        const { View } = partOf(field)
        const label = labelOf(translate, 'customers', name)
        return (
          <Box key={name} sx={{ borderBlockStart: '1px solid', borderColor: 'divider', paddingBlockStart: 1.5 }}>
            <Typography id={`merge-${name}`} variant="body2" sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
              {label}
            </Typography>
            <RadioGroup
              aria-labelledby={`merge-${name}`}
              value={take.includes(name) ? 'merged' : 'kept'}
              onChange={(_, side) => onChange(side === 'merged' ? [...take, name] : take.filter((one) => one !== name))}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
            >
              {(
                [
                  ['kept', kept],
                  ['merged', merged],
                ] as const
              ).map(([side, value]) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  sx={{ margin: 0, paddingInlineEnd: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, minInlineSize: 0 }}
                  label={<View field={field} name={name} resource="customers" value={value} dense />}
                />
              ))}
            </RadioGroup>
          </Box>
        )
      })}
    </Box>
  )
}
