import { keepFile } from '../../http/keepFile.ts'
import { tableFile } from '../transfer/tableText.ts'
import type { Speaker } from '../speaker.ts'
import type { Dashboard } from './useDashboard.ts'
import { segmentName } from './values.ts'

/** Every number of the dashboard as rows: what it is of, which part, the number and the one of the period before. */
function figuresTable(data: Dashboard, speaker: Speaker): string[][] {
  const { translate } = speaker
  const number = (value: number | null) => (value === null ? '' : String(value))
  const head = ['figure', 'part', 'value', 'previous'].map((key) => translate(`admin.dashboard.file.${key}`))
  const figures = data.figures.map((one) => [translate(`admin.dashboard.figures.${one.key}`), '', number(one.value), number(one.previous)])
  const charts = data.charts.flatMap((chart) =>
    chart.segments.map((segment) => [
      translate(`admin.dashboard.charts.${chart.key}`),
      segmentName(speaker, chart, segment),
      number(segment.value),
      '',
    ]),
  )
  return [head, ...figures, ...charts]
}

/** Hands them to the browser as a file. */
export const saveFigures = (data: Dashboard, speaker: Speaker): void =>
  keepFile(tableFile(figuresTable(data, speaker)), `wakeel-${data.period}-${new Date().toISOString().slice(0, 10)}.csv`)
