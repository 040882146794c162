import type { OutputOf } from '../../schema/endpoints.ts'
import { keepFile } from '../../http/keepFile.ts'
import type { I18n } from '../core/useI18n.ts'
import { tableFile } from '../core/tableText.ts'

type Results = OutputOf<'campaignResults'>
const outcomes = ['recipients', 'waiting', 'sent', 'delivered', 'failed', 'withheld', 'clicked', 'booked', 'optedOut'] as const
const looks = ['audience', 'eligible', 'noConsent', 'capped', 'unreachable'] as const
const daily = ['sent', 'clicked', 'booked'] as const

/** All numbers of the results as rows: what was counted, language or day, number. */
export function resultsTable({ total, looked, languages, days }: Results, { translate, format }: I18n): string[][] {
  const outcome = (name: (typeof outcomes)[number]) => translate(`admin.campaign.outcome.${name}`)
  return [
    (['figure', 'part', 'value'] as const).map((key) => translate(`admin.dashboard.file.${key}`)),
    ...outcomes.map((name) => [outcome(name), '', String(total[name])]),
    ...looks.map((name) => [translate(`admin.campaign.verdict.${name}`), '', String(looked[name])]),
    ...languages.flatMap((one) =>
      outcomes.map((name) => [outcome(name), translate(`enumerations.language.${one.languageId}`), String(one[name])]),
    ),
    ...days.flatMap((one) => daily.map((name) => [outcome(name), format.date(`${one.day}T12:00:00Z`), String(one[name])])),
  ]
}

/** Saves them as a file. */
export const saveResults = (data: Results, name: string, i18n: I18n): void =>
  keepFile(tableFile(resultsTable(data, i18n)), `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.csv`)
