import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DrawnPanel } from '../core/charts/DrawnPanel.tsx'
import { useI18n } from '../core/useI18n.ts'
import { MeasuredChart } from './MeasuredChart.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import type { Results } from './useResults.ts'

// Every row is filled, whatever the number of figures.
const row = { display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 max(120px, 22%)' } } as const
const leading = ['nps', 'csat', 'rate', 'responses']

/** The figures of a survey, its recommendations, and its trend by day. */
export function ResultOverview({ data }: { data: Results }) {
  const { translate } = useI18n()
  const { figures, charts } = data
  const first = leading.flatMap((key) => figures.find((one) => one.key === key && one.value !== null) ?? [])
  const others = figures.filter(({ key, value }) => !leading.includes(key) && value !== null)
  const nobody = figures.find(({ key }) => key === 'responses')?.value === 0
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={row}>
        {first.map((figure) => (
          <ResultFigure key={figure.key} figure={figure} large />
        ))}
      </Box>
      <Box sx={row}>
        {others.map((figure) => (
          <ResultFigure key={figure.key} figure={figure} />
        ))}
      </Box>
      {nobody && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.results.nothing')}</Typography>}
      {charts.nps && <DrawnPanel chart={charts.nps} title={translate('admin.results.npsChart')} />}
      {!nobody && <MeasuredChart charts={charts.byDay} title={translate('admin.results.overTime')} />}
    </Box>
  )
}
