import type { Speaker } from '../../speaker.ts'
import { keepFile } from '../../../http/keepFile.ts'
import { tableFile } from '../../transfer/tableText.ts'
import { segmentName } from '../../dashboard/values.ts'
import { partText } from './answerWords.ts'
import type { Results } from './useResults.ts'

function resultsTable({ figures, charts, questions }: Results, speaker: Speaker): string[][] {
  const { translate, code } = speaker
  const head = ['figure', 'part', 'value'].map((key) => translate(`admin.dashboard.file.${key}`))
  const parts = (name: string, all: Results['charts']['byDay']) =>
    all.flatMap((chart) =>
      chart.segments.map((one) => [
        `${name}: ${translate(`admin.results.measures.${chart.measure}`)}`,
        segmentName(speaker, chart, one),
        String(one.value),
      ]),
    )
  return [
    head,
    ...figures.map(({ key, value }) => [translate(`admin.results.figures.${key}`), '', value === null ? '' : String(value)]),
    ...(charts.nps?.segments ?? []).map(({ key, value }) => [
      translate('admin.results.npsChart'),
      translate(`enumerations.surveyMood.${key}`),
      String(value),
    ]),
    ...parts(translate('admin.results.overTime'), charts.byDay),
    ...parts(translate('admin.results.byBranch'), charts.byBranch),
    ...parts(translate('admin.results.byStaff'), charts.byStaff),
    ...questions.flatMap((question) =>
      (question.chart?.segments ?? []).map((one) => [
        question.label[code],
        one.name?.[code] ?? partText(speaker, question, one.key),
        String(one.value),
      ]),
    ),
  ]
}

/** Hands every number of the results to the browser as a file. */
export const saveResults = (data: Results, speaker: Speaker): void =>
  keepFile(tableFile(resultsTable(data, speaker)), `survey-${data.from}-${data.to}.csv`)
