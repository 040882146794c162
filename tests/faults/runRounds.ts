// Every kind of round by name: what the server does when it is killed.
import { runKills } from './runKills.ts'
import type { RoundReport, RoundOptions } from './rounds/roundSetup.ts'
import { roundsImporting } from './rounds/importing.ts'
import { roundsMigrating } from './rounds/migrating.ts'
import { roundsReminding } from './rounds/reminding.ts'
import { roundsReporting } from './rounds/reporting.ts'
import { roundsSeeding } from './rounds/seeding.ts'
import { roundsUploading } from './rounds/uploading.ts'

const roundsWriting = async ({ engine, kills, seed, log }: RoundOptions): Promise<RoundReport> => {
  const { wrong, counts, errors } = await runKills({ engine, kills, seed, log })
  for (const error of new Set(errors.map((line) => line.slice(0, 600)))) log(`the server said: ${error}`)
  return { wrong, counts: { kills, ...counts } }
}

/** The kinds. */
export const kinds = {
  writing: roundsWriting,
  migrating: roundsMigrating,
  seeding: roundsSeeding,
  importing: roundsImporting,
  uploading: roundsUploading,
  reminding: roundsReminding,
  reporting: roundsReporting,
} as const satisfies Record<string, (request: RoundOptions) => Promise<RoundReport>>
/** The kind of that name. */
export type RoundKind = keyof typeof kinds
