import Box from '@mui/material/Box'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { useI18n } from '../../admin/core/useI18n.ts'

/** An object of the server; read-only. */
export const json: FieldPart<'json'> = {
  wide: true,
  typed: false,
  View: function JsonView({ value, dense }) {
    const { translate } = useI18n()
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: Object.keys(value).length })}</>
    return (
      <Box
        component="pre"
        dir="ltr"
        // It scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        sx={{
          margin: 0,
          padding: 1.5,
          borderRadius: 2,
          bgcolor: 'action.hover',
          fontSize: 12.5,
          lineHeight: 1.6,
          maxBlockSize: 320,
          overflow: 'auto',
        }}
      >
        {JSON.stringify(value, null, 2)}
      </Box>
    )
  },
}
