import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useI18n } from '../useI18n.ts'
import type { Drawn } from './drawn.ts'
import { addressOf, segmentName, valueText } from './values.ts'
import { fieldKey } from '../../../schema/core/dataKeys.ts'

/** A chart's values as a table; `head` is the heading of the parts where they are not a field. */
export function ChartTable({ chart, head }: { chart: Drawn; head?: string | undefined }) {
  const i18n = useI18n()
  const { translate } = i18n
  const cell = { paddingBlock: 0.75, borderBlockEnd: '1px solid', borderColor: 'divider', textAlign: 'start' } as const
  return (
    <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 13 }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
            {chart.kind === 'days' ? translate('admin.dashboard.day') : (head ?? translate(fieldKey(chart.resource, chart.by)))}
          </Box>
          <Box component="th" scope="col" sx={{ ...cell, fontWeight: 600, textAlign: 'end' }}>
            {translate(`admin.dashboard.units.${chart.unit}`)}
          </Box>
        </tr>
      </thead>
      <tbody>
        {chart.segments.map((segment) => (
          <tr key={segment.key}>
            <Box component="td" sx={cell}>
              <Link component={RouterLink} to={addressOf(chart, segment)} underline="hover" color="inherit">
                {segmentName(i18n, chart, segment)}
              </Link>
            </Box>
            <Box component="td" sx={{ ...cell, textAlign: 'end' }}>
              <bdi>{valueText(i18n, chart.unit, segment.value)}</bdi>
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
