// The customers behind a number of a campaign's reach, in pages.
import { sql } from 'kysely'
import { NIL } from 'uuid'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { ruleCondition } from '../core/db/list/conditions.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { presentRow } from '../core/access/present.ts'
import { audienceCondition } from './audienceOf.ts'
import { peopleSlice, type Verdict } from './judge.ts'
import type { Input } from './reach.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

const page = 25
/** Customers examined in one short transaction, and the maximum number of transactions for one page. */
const sliceSize = 5_000
const slices = 20

/** The viewer, and the person whose rights determine the audience. */
interface Persons {
  viewer: Actor
  author: Actor
}

/**
 * A page of customers with this verdict, limited to and masked as in the viewer's own list of customers. Throws badInput (400) for an
 * unknown filter.
 */
export async function reachPeople(
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  { viewer, author }: Persons,
  request: Input,
  requested: { verdict: Verdict; after?: string | undefined },
  now: Date,
): Promise<{ people: { id: string; name: string; mobile: string | null }[]; next: string | null }> {
  // Otherwise a campaign's audience would reveal customers whom the viewer's own lists do not show.
  const seen = ruleCondition(rowRule(viewer, resources.customers, 'list'), viewer)
  const limits = { ...request, meant: audienceCondition(author, request, now), seen, now }
  const ids: string[] = []
  let after: string | null = requested.after ?? NIL
  for (let turn = 0; after !== null && ids.length < page && turn < slices; turn += 1) {
    const from: string = after
    const found = await scoped((tx) => peopleSlice(tx, limits, requested.verdict, from, { size: sliceSize, limit: page - ids.length }))
    ids.push(...found.ids)
    after = found.next
  }
  const people = await scoped(async (tx) => {
    if (ids.length === 0) return []
    const conditions = [sql`id = any(${ids}::uuid[])`]
    const data = await readRows(tx, 'customers', { size: page, sort: 'id', order: 'ASC', conditions })
    return data.map((row) => {
      const shown = presentRow('customers', row, viewer, 'list')
      return { id: shown.id, name: customerName(shown), mobile: shown.mobile }
    })
  })
  return { people, next: after }
}
