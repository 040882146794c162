// What the recorded statements show together.
import { reviewed } from './reviewed.ts'
import type { Recorded } from './statements.ts'

const same = (one: Recorded) => `${one.as} ${one.text}`

/** Counts as sentences, and the statements that read several partitions, or could not be planned, and are not reviewed. */
export function summarize(recorded: readonly Recorded[]): { lines: string[]; unreviewed: string[] } {
  // Processes record on their own; a plan counts more than a failure to make one.
  const known = new Map<string, Recorded>()
  for (const one of recorded) {
    const before = known.get(same(one))
    if (!before || before.failed !== undefined || one.wide.length > 0) known.set(same(one), one)
  }
  const all = [...known.values()]
  const ofTenants = all.filter(({ tenants, failed }) => tenants && failed === undefined)
  const wide = ofTenants.filter((one) => one.wide.length > 0)
  const used = new Set<(typeof reviewed)[number]>()
  const isReviewed = ({ from = '', text }: Recorded): boolean => {
    const entry = reviewed.find((one) => from.startsWith(`${one.from}:`) && text.startsWith(one.begins))
    if (entry) used.add(entry)
    return entry !== undefined
  }
  const unreviewed = [
    ...wide.filter((one) => !isReviewed(one)),
    ...all.filter(({ failed, ...one }) => failed !== undefined && !isReviewed(one)),
  ]
  const named = ofTenants.filter(({ text }) => text.includes('"tenantId"')).length
  return {
    lines: [
      `${all.length} different statements; ${ofTenants.length} of tables of tenants`,
      `${ofTenants.length - wide.length} of these read one partition of each table: ${named} have the tenant in their text, the others by the policy of their role`,
      `${wide.length} read several: ${used.size} reviewed reasons`,
      ...reviewed.filter((one) => !used.has(one)).map((one) => `(not seen in this run: ${one.from} ${one.begins})`),
    ],
    unreviewed: unreviewed.map(
      ({ as, from, text, wide: tables, failed }) => `${as} ${from ?? '?'} [${tables.join(' ')}] ${failed ?? ''} ${text.slice(0, 300)}`,
    ),
  }
}
