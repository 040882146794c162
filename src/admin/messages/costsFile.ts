import { keepFile } from '../../http/keepFile.ts'
import type { Costs } from '../../schema/messages/calls/costFilters.ts'
import type { Word } from '../../schema/enumerations.ts'
import { minorDigits, minorUnits } from '../../schema/core/time/region.ts'
import { tableFile } from '../core/tableText.ts'
import type { I18n } from '../core/useI18n.ts'

type Cell = Costs['cells'][number]
/** Which cells are summed: of a kind, of a month, or all. */
export type Part = { kind?: Word<'messageKind'> | undefined; month?: string | undefined }

/** The sum of the cells of a kind, a month, or all. */
export const sumOf = (cells: readonly Cell[], { kind, month }: Part): Pick<Cell, 'cost' | 'parts' | 'messages'> =>
  cells
    .filter((cell) => (kind === undefined || cell.kind === kind) && (month === undefined || cell.month === month))
    .reduce((sum, { cost, parts, messages }) => ({ cost: sum.cost + cost, parts: sum.parts + parts, messages: sum.messages + messages }), {
      cost: 0,
      parts: 0,
      messages: 0,
    })

/** The costs as rows: month, kind, messages, parts, cost, currency. */
export function costsTable({ cells }: Costs, { translate, currency }: I18n): string[][] {
  const columns = ['month', 'kind', 'messageCount', 'partCount', 'cost', 'currency'] as const
  return [
    columns.map((key) => translate(`admin.messageCosts.${key}`)),
    ...cells.map(({ month, kind, messages, parts, cost }) => [
      ...[month, translate(`enumerations.messageKind.${kind}`), String(messages), String(parts)],
      ...[(cost / minorUnits(currency)).toFixed(minorDigits(currency)), currency],
    ]),
  ]
}

/** Saves them as a file. */
export const saveCosts = (costs: Costs, i18n: I18n): void =>
  keepFile(tableFile(costsTable(costs, i18n)), `wakeel-messages-${costs.to.slice(0, 10)}.csv`)
