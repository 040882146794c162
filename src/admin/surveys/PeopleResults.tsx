import Box from '@mui/material/Box'
import { useI18n } from '../core/useI18n.ts'
import { MeasuredChart } from './MeasuredChart.tsx'
import type { Results } from './useResults.ts'

/** A survey's results by branch and by colleague. */
export function PeopleResults({ data: { charts } }: { data: Results }) {
  const { translate } = useI18n()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MeasuredChart charts={charts.byBranch} begins="rated" title={translate('admin.results.byBranch')} />
      <MeasuredChart charts={charts.byStaff} begins="rated" title={translate('admin.results.byStaff')} />
    </Box>
  )
}
