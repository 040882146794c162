import { keepFile } from '../../http/keepFile.ts'
import { tableFile } from '../core/tableText.ts'
import type { I18n } from '../core/useI18n.ts'
import type { Dashboard } from './useDashboard.ts'
import { segmentName } from '../core/charts/values.ts'

/** All numbers of the dashboard as rows: name, part, number and that of the previous period. */
function figuresTable(data: Dashboard, i18n: I18n): string[][] {
  const { translate } = i18n
  const number = (value: number | null) => (value === null ? '' : String(value))
  const head = (['figure', 'part', 'value', 'previous'] as const).map((key) => translate(`admin.dashboard.file.${key}`))
  const figures = data.figures.map((one) => [translate(`admin.dashboard.figures.${one.key}`), '', number(one.value), number(one.previous)])
  const charts = data.charts.flatMap((chart) =>
    chart.segments.map((segment) => [
      translate(`admin.dashboard.charts.${chart.key}`),
      segmentName(i18n, chart, segment),
      number(segment.value),
      '',
    ]),
  )
  return [head, ...figures, ...charts]
}

/** Saves them as a file. */
export const saveFigures = (data: Dashboard, i18n: I18n): void =>
  keepFile(tableFile(figuresTable(data, i18n)), `wakeel-${data.period}-${new Date().toISOString().slice(0, 10)}.csv`)
