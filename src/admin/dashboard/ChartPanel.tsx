import type { Period } from '../../schema/dashboard/dashboards.ts'
import { DrawnPanel } from '../core/charts/DrawnPanel.tsx'
import { useI18n } from '../core/useI18n.ts'
import type { Chart } from './useDashboard.ts'

/** A chart of the dashboard. */
export function ChartPanel({ chart, period }: { chart: Chart; period: Period }) {
  const { translate } = useI18n()
  return (
    <DrawnPanel
      chart={chart}
      title={translate(`admin.dashboard.charts.${chart.key}`)}
      text={translate(chart.dated ? `admin.dashboard.periods.${period}` : 'admin.dashboard.now')}
    />
  )
}
