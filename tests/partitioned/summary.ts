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
  const failed = all.filter((one) => one.failed !== undefined)
  const used = new Set<(typeof reviewed)[number]>()
  const isReviewed = ({ from = '', text }: Recorded): boolean => {
    const entry = reviewed.find((one) => from.startsWith(`${one.from}:`) && text.startsWith(one.begins))
    if (entry) used.add(entry)
    return entry !== undefined
  }
  const unreviewed: Recorded[] = [...wide.filter((one) => !isReviewed(one)), ...failed.filter((one) => !isReviewed(one))]
  const named = ofTenants.filter(({ text }) => text.includes('"tenantId"')).length
  return {
    lines: [
      `${all.length} different statements; ${ofTenants.length} of tables of tenants`,
      `${ofTenants.length - wide.length} of these read one partition of each table: ${named} have the tenant in their text, the others by the policy of their role`,
      `${wide.length} read several, ${failed.length} could not be planned beside their transaction: ${used.size} reviewed reasons`,
      ...reviewed.filter((one) => !used.has(one)).map((one) => `(not seen in this run: ${one.from} ${one.begins})`),
    ],
    unreviewed: unreviewed.map(
      (one) => `${one.as} ${one.from ?? '?'} [${one.wide.join(' ')}] ${one.failed ?? ''} ${one.text.slice(0, 300)}`,
    ),
  }
}
