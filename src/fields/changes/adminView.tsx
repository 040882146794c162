import Box from '@mui/material/Box'
import { definitionOf } from '../../admin/core/definition.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { ChangeList } from './adminChangeList.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** The fields that an edit changed. */
export const changes: FieldPart<'changes'> = {
  wide: true,
  View: function ChangesView({ value, row, dense }) {
    const { translate } = useI18n()
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
