import { minorDigits, minorUnits } from '../../schema/core/time/region.ts'
import { keepFile } from '../../http/keepFile.ts'
import { tableFile } from '../core/tableText.ts'
import type { I18n } from '../core/useI18n.ts'
import type { Dashboard } from './useDashboard.ts'
import { segmentName } from '../core/charts/values.ts'

/** All numbers of the dashboard as rows: name, part, number and that of the previous period. */
export function figuresTable(data: Dashboard, i18n: I18n): string[][] {
  const { translate, currency } = i18n
  const number = (value: number | null) => (value === null ? '' : String(value))
  const amount = (value: number | null) => (value === null ? '' : (value / minorUnits(currency)).toFixed(minorDigits(currency)))
  const head = (['figure', 'part', 'value', 'previous'] as const).map((key) => translate(`admin.dashboard.file.${key}`))
  const figures = data.figures.map(({ key, unit, value, previous }) => {
    const written = unit === 'money' ? amount : number
    return [translate(`admin.dashboard.figures.${key}`), '', written(value), written(previous)]
  })
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
