import Box from '@mui/material/Box'
import type { Period } from '../../schema/core/compounds.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** Periods of days, such as leave. */
export const periods: FieldPart<'periods'> = {
  wide: true,
  View: function PeriodsView({ value, dense }) {
    const { format, translate } = useI18n()
    const all = Array.isArray(value) ? (value as Period[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    const day = (one: string) => format.date(`${one}T12:00:00Z`)
    return (
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {all.map(({ from, to, note }) => (
          <Box component="li" key={`${from}-${to}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
            <Code>{from === to ? day(from) : `${day(from)} – ${day(to)}`}</Code>
            {note && (
              <Box component="bdi" sx={{ color: 'text.secondary' }}>
                {note}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    )
  },
}
