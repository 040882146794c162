// How long data is kept: by kind the setting that says for how many months.
import type { Word } from '../enumerations.ts'

/** The setting of each kind. */
export const keptMonthsOf = {
  leads: 'leadMonths',
  messages: 'messageMonths',
  audit: 'auditMonths',
  files: 'fileMonths',
} as const satisfies Record<Word<'oldDataKind'>, string>
/** The settings. */
export const keptMonths = Object.values(keptMonthsOf)
