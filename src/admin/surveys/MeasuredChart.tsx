import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { DrawnPanel } from '../core/charts/DrawnPanel.tsx'
import { useI18n } from '../core/useI18n.ts'
import type { Results } from './useResults.ts'

type Measured = Results['charts']['byDay']

/**
 * The same parts by number of answers, stars or recommendation, as far as the survey has them; starts with the number or with the last of
 * the others.
 */
export function MeasuredChart({ charts, title, begins = 'count' }: { charts: Measured; title: string; begins?: 'count' | 'rated' }) {
  const { translate } = useI18n()
  const [wanted, setWanted] = useState<Measured[number]['measure']>()
  const chart = charts.find(({ measure }) => measure === wanted) ?? charts.at(begins === 'rated' ? -1 : 0)
  if (!chart) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {charts.length > 1 && (
        <ToggleButtonGroup
          size="small"
          exclusive
          value={chart.measure}
          aria-label={translate('admin.results.measure')}
          onChange={(_, next: Measured[number]['measure'] | null) => next && setWanted(next)}
          sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { minBlockSize: { xs: 44, sm: 36 } } }}
        >
          {charts.map(({ measure }) => (
            <ToggleButton key={measure} value={measure}>
              {translate(`admin.results.measures.${measure}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <DrawnPanel chart={chart} title={title} text={translate(`admin.results.measures.${chart.measure}`)} />
    </Box>
  )
}
