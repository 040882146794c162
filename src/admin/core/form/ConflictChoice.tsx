import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { fieldsOf } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import type { Side } from './conflicts.ts'

interface ConflictChoiceProps {
  resource: string
  name: string
  /** The row in each version. */
  rows: Readonly<Record<Side, Readonly<Record<string, unknown>>>>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** A field that two people changed: the person chooses a version. */
export function ConflictChoice({ resource, name, rows, chosen, onChoose }: ConflictChoiceProps) {
  const { translate } = useI18n()
  const id = useId()
  const field = fieldsOf(resource)[name]
  if (!field) return null
  const { View } = partOf(field)
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ marginBlockEnd: 0.75 }}>
        {labelOf(translate, resource, name)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, gap: 1 }}>
        {(['mine', 'theirs', 'was'] as const).map((side) => (
          <ButtonBase
            key={side}
            role="radio"
            aria-checked={chosen === side}
            onClick={() => onChoose(side)}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              justifyContent: 'flex-start',
              textAlign: 'start',
              padding: 1.5,
              borderRadius: 2,
              border: 2,
              borderStyle: side === 'was' ? 'dashed' : 'solid',
              borderColor: chosen === side ? 'primary.main' : 'divider',
              bgcolor: chosen === side ? 'surface.brand' : undefined,
              overflowWrap: 'anywhere',
            }}
          >
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {translate(`admin.conflict.${side}`)}
            </Typography>
            <View field={field} name={name} resource={resource} value={rows[side][name]} row={rows[side]} dense />
          </ButtonBase>
        ))}
      </Box>
    </div>
  )
}
