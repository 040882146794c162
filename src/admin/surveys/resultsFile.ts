import type { I18n } from '../core/useI18n.ts'
import { keepFile } from '../../http/keepFile.ts'
import { tableFile } from '../core/tableText.ts'
import { segmentName } from '../core/charts/values.ts'
import { partText } from './answerWords.ts'
import type { Results } from './useResults.ts'
import { namedKey, wordKey } from '../../schema/core/dataKeys.ts'

function resultsTable({ figures, charts, questions }: Results, i18n: I18n): string[][] {
  const { translate, code } = i18n
  const head = (['figure', 'part', 'value'] as const).map((key) => translate(`admin.dashboard.file.${key}`))
  const parts = (name: string, all: Results['charts']['byDay']) =>
    all.flatMap((chart) =>
      chart.segments.map((one) => [
        `${name}: ${translate(`admin.results.measures.${chart.measure}`)}`,
        segmentName(i18n, chart, one),
        String(one.value ?? ''),
      ]),
    )
  return [
    head,
    ...figures.map(({ key, value }) => [translate(namedKey(`admin.results.figures.${key}`)), '', value === null ? '' : String(value)]),
    ...(charts.nps?.segments ?? []).map(({ key, value }) => [
      translate('admin.results.npsChart'),
      translate(wordKey('surveyMood', key)),
      String(value),
    ]),
    ...parts(translate('admin.results.overTime'), charts.byDay),
    ...parts(translate('admin.results.byBranch'), charts.byBranch),
    ...parts(translate('admin.results.byStaff'), charts.byStaff),
    ...questions.flatMap((question) =>
      (question.chart?.segments ?? []).map((one) => [
        question.label[code],
        one.name?.[code] ?? partText(i18n, question, one.key),
        String(one.value ?? ''),
      ]),
    ),
  ]
}

/** Saves all numbers of the results as a file. */
export const saveResults = (data: Results, i18n: I18n): void =>
  keepFile(tableFile(resultsTable(data, i18n)), `survey-${data.from}-${data.to}.csv`)
