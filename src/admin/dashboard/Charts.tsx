import Box from '@mui/material/Box'
import { ChartPanel } from './ChartPanel.tsx'
import { maxLabels } from '../core/charts/Columns.tsx'
import type { Dashboard } from './useDashboard.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

// Three a row, or two where three would leave one alone; the rest takes the full row.
const rowShare = (count: number): string => (count % 3 === 1 ? '40%' : '30%')

/** The charts of the period: two wide ones, then the others in full rows. */
export function Charts({ data }: { data: Dashboard | undefined }) {
  if (!data) return <Skeleton variant="rounded" height={280} />
  const [first, second, ...others] = data.charts
  const beside = second && (first?.segments.length ?? 0) <= maxLabels
  return (
    <>
      {first && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: beside ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' },
            gap: 2,
          }}
        >
          <ChartPanel chart={first} period={data.period} />
          {second && <ChartPanel chart={second} period={data.period} />}
        </Box>
      )}
      {others.length > 0 && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', md: `1 1 ${rowShare(others.length)}` } } }}
        >
          {others.map((chart) => (
            <ChartPanel key={chart.key} chart={chart} period={data.period} />
          ))}
        </Box>
      )}
    </>
  )
}
