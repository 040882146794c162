// What service packages contain, through all levels.
import { overlapOf } from '../../../src/schema/core/covering.ts'
import { readRows, type RowOf, type Scope } from '../db/repository.ts'
import { refuse } from '../commit/checks.ts'

type Package = Pick<RowOf<'servicePackages'>, 'id' | 'code' | 'contains'>

/** For each package the codes of the packages in it, without its own, through all levels; a package in itself is left out. */
export function contentsOf(packages: readonly Package[]): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(packages.map((one) => [one.id, one]))
  const within = (one: Package, seen: Set<string>): Set<string> => {
    for (const part of one.contains.flatMap((id) => byId.get(id) ?? [])) if (!seen.has(part.code)) within(part, seen.add(part.code))
    return seen
  }
  return new Map(packages.map((one) => [one.code, [...within(one, new Set())].filter((code) => code !== one.code)]))
}

/** Every package, those not on offer too: a former one may still be part of another. */
export const allPackages = (tx: Scope): Promise<RowOf<'servicePackages'>[]> => readRows(tx, 'servicePackages', { size: 500 })

/** Throws badInput (400) at `services` when two of the packages do the same work. */
export async function refuseOverlap(tx: Scope, chosen: readonly Package[]): Promise<void> {
  if (chosen.length < 2) return
  const contents = contentsOf(await allPackages(tx))
  const covering = chosen.map(({ code }) => ({ code, contains: contents.get(code) ?? [] }))
  if (overlapOf(covering)) throw refuse('services', 'validation.serviceOverlap')
}
