import Box from '@mui/material/Box'
import { definitionOf } from '../definition.ts'
import { useSpeaker } from '../speaker.ts'
import { ChangeList } from './ChangeList.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** Field by field what an edit replaced. */
export const changes: FieldPart<'changes'> = {
  wide: true,
  View: function ChangesView({ value, row, dense }) {
    const { translate } = useSpeaker()
    if (typeof value !== 'object' || value === null) return <Nothing />
    const fields = Object.keys(value)
    if (dense) return <>{translate('admin.field.entries', { smart_count: fields.length })}</>
    const of = String(row?.['resource'] ?? '')
    return definitionOf(of) ? (
      <ChangeList resource={of} changes={value as Record<string, { from?: unknown; to?: unknown }>} />
    ) : (
      <Box component="span">{fields.join(' ')}</Box>
    )
  },
}
