// Merges two customers who are one person: the rows of the second are moved to the first; can be undone for thirty days.
import { sql } from 'kysely'
import { rowRule } from '../../src/schema/core/access.ts'
import { limits } from '../../src/schema/core/limits.ts'
import { resources } from '../../src/schema/resources.ts'
import { ruleCondition } from '../core/db/list/conditions.ts'
import { completeRow, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { fieldsOf, type Row } from '../core/db/rows.ts'
import { plainRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { replaceContact } from './contacts.ts'
import { linkedIds } from './customerRecords.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { insertUnaudited, unaudited, updateUnaudited } from '../core/commit/unaudited.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { customerLinks, type CustomerLink } from '../../src/schema/core/customerLinks.ts'

type Customer = RowOf<'customers'>
/** The rows that a merge moved and the fields it changed, as stored in customerMerges.moved. */
interface Moved {
  links: (CustomerLink & { ids: string[] })[]
  before: Row
  after: Row
}
/** The customer to keep, the one to merge into them, and the fields taken from the latter. */
export interface MergeRequest {
  keptId: string
  version: number
  otherId: string
  otherVersion: number
  take: readonly string[]
}

const settled = new Set(['mergedIntoId', 'erasedAt', 'consents', 'tags', 'mobileVerification', 'emailVerification'])
const empty = (value: unknown) => value === null || value === undefined || value === ''
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields that are set differently in both customers, between which a person must choose. */
function differences(kept: Customer, merged: Customer): { field: string; kept: unknown; merged: unknown }[] {
  const [one, other] = [plainRow('customers', kept as Row), plainRow('customers', merged as Row)]
  return Object.keys(fieldsOf('customers'))
    .filter((field) => !settled.has(field) && !empty(one[field]) && !empty(other[field]) && !same(one[field], other[field]))
    .map((field) => ({ field, kept: one[field], merged: other[field] }))
}

// A mobile or e-mail keeps its verification; consents and tags of both are kept.
function fieldsAfter(kept: Customer, merged: Customer, take: readonly string[]): Row {
  const after: Row = {}
  const [own, other] = [kept as Row, merged as Row]
  for (const field of Object.keys(fieldsOf('customers')).filter((name) => !settled.has(name)))
    if (!empty(other[field]) && (take.includes(field) || empty(own[field]))) after[field] = other[field]
  if ('mobile' in after) after['mobileVerification'] = merged.mobileVerification
  if ('email' in after) after['emailVerification'] = merged.emailVerification
  after['consents'] = [...kept.consents, ...merged.consents].sort((a, b) => a.at.localeCompare(b.at)).slice(-200)
  after['tags'] = [...new Set([...kept.tags, ...merged.tags])].slice(0, 20)
  return after
}

async function lockBoth(acting: Acting, request: MergeRequest): Promise<{ kept: Customer; merged: Customer }> {
  if (request.keptId === request.otherId) throw new Problem('badInput', { fields: { otherId: { key: 'validation.reference' } } })
  // Locked always in the same order, so that two merges of one pair cannot deadlock.
  const rows = new Map<string, Customer>()
  for (const id of [request.keptId, request.otherId].sort()) {
    const row = await lockRow(acting, 'customers', id)
    requireRight(acting.actor, 'customers', 'approve', row)
    rows.set(id, row)
  }
  const [kept, merged] = [rows.get(request.keptId), rows.get(request.otherId)]
  if (!kept || !merged) throw new Problem('notFound')
  if (kept.kind !== merged.kind) throw new Problem('badInput', { fields: { otherId: { key: 'validation.otherKind' } } })
  if (kept.version !== request.version || merged.version !== request.otherVersion) throw new Problem('staleVersion', { details: {} })
  return { kept, merged }
}

/** A preview of a merge: both customers, their differing fields, and the rows that would move. */
export async function previewMerge(acting: Acting, request: MergeRequest) {
  const { kept, merged } = await lockBoth(acting, request)
  const links: Moved['links'] = []
  const moves: Record<string, number> = {}
  for (const link of customerLinks) {
    const ids = await linkedIds(acting.tx, link, merged.id)
    if (ids.length === 0) continue
    links.push({ ...link, ids })
    moves[link.resource] = (moves[link.resource] ?? 0) + ids.length
  }
  return { kept, merged, differences: differences(kept, merged), moves, links }
}

async function handOver(
  tx: Scope,
  { resource, field }: CustomerLink,
  ids: readonly string[],
  to: string,
  by: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await unaudited(
    'partOfAnother',
    sql`update ${sql.table(resource)} set ${sql.ref(field)} = ${to}, version = version + 1, "updatedAt" = ${now.toISOString()}, "updatedBy" = ${by}
      where id = any(${ids}::uuid[])`,
  ).execute(tx)
}

/**
 * Merges. Throws badInput (400) for twice the same customer, notFound (404), staleVersion (409) when either row has changed, forbidden
 * (403) without the right to approve both.
 */
export async function mergeCustomers(acting: Acting, request: MergeRequest) {
  const { services, tx, actor } = acting
  const now = services.now()
  const preview = await previewMerge(acting, request)
  const { kept, merged, links } = preview
  const after = fieldsAfter(kept, merged, request.take)
  // The merged customer releases the mobile before the kept one gets it.
  const merge = { resource: 'customers', action: 'merge', by: staffActor(actor.id) } as const
  const leaves = { deletedAt: now.toISOString(), mergedIntoId: kept.id }
  const gone = await commit(acting, { ...merge, before: merged, changes: leaves })
  const full = await commit(acting, { ...merge, before: kept, changes: plainRow('customers', after) })
  for (const { ids, ...link } of links) await handOver(tx, link, ids, kept.id, actor.id, now)
  await replaceContact(services, tx, merge.by, merged.id, kept.id)
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, (kept as Row)[field] ?? null]))
  const moved: Moved = { links, before, after }
  const row = completeRow('customerMerges', { keptId: kept.id, mergedId: merged.id, moved }, actor.id, now)
  await insertUnaudited(tx, 'ownRecord', 'customerMerges', [row])
  return { ...preview, kept: full, merged: gone, mergeId: row.id }
}

/**
 * The merges into a customer, newest first; `undoable` for thirty days. Throws forbidden (403) or notFound (404) when the person may not
 * see the customer.
 */
export async function listMerges(acting: Acting, keptId: string) {
  const { services, tx, actor } = acting
  const rule = rowRule(actor, resources.customers, 'show')
  if (rule.length === 0) throw new Problem('forbidden')
  if (!(await findRow(tx, 'customers', keptId, { deleted: true, conditions: [ruleCondition(rule, actor)] }))) throw new Problem('notFound')
  const data = await readRows(tx, 'customerMerges', { size: 100, filters: { keptId: [keptId] } })
  const rows = []
  for (const one of data) {
    const merged = await findRow(tx, 'customers', one.mergedId, { deleted: true })
    rows.push({ ...one, undoable: one.undoneAt === null && !late(one.createdAt, services.now()), merged: merged ?? {} })
  }
  return rows
}
const late = (at: string, now: Date) => now.getTime() - Date.parse(at) > limits.restoreDays * dayMs

/**
 * Undoes a merge: moves rows back unless they were moved again since, and restores fields unless they were changed since. Throws
 * tooLateToRestore (409). Throws notFound (404) for an unknown merge or an erased customer.
 */
export async function undoMerge(acting: Acting, mergeId: string): Promise<Customer> {
  const { services, tx, actor } = acting
  const now = services.now()
  const merge = await findRow(tx, 'customerMerges', mergeId, { lock: true })
  if (!merge) throw new Problem('notFound')
  const kept = await lockRow(acting, 'customers', merge.keptId)
  requireRight(actor, 'customers', 'approve', kept)
  if (merge.undoneAt) return kept
  if (late(merge.createdAt, now)) throw new Problem('tooLateToRestore', { params: { days: limits.restoreDays } })
  const merged = await findRow(tx, 'customers', merge.mergedId, { lock: true, deleted: true })
  if (!merged || merged.erasedAt) throw new Problem('notFound')
  const { links, before, after } = merge.moved as unknown as Moved
  const [present, written] = [plainRow('customers', kept as Row), plainRow('customers', after)]
  const back = Object.fromEntries(Object.entries(plainRow('customers', before)).filter(([field]) => same(present[field], written[field])))
  const by = staffActor(actor.id)
  const then = await commit(acting, { resource: 'customers', action: 'unmerge', before: kept, changes: back, by })
  const returned = { deletedAt: null, mergedIntoId: null }
  await commit(acting, { resource: 'customers', action: 'unmerge', before: merged, changes: returned, by })
  for (const { resource, field, ids } of links) {
    const { rows } = await sql<{
      id: string
    }>`select id from ${sql.table(resource)} where id = any(${ids}::uuid[]) and ${sql.ref(field)} = ${kept.id}`.execute(tx)
    await handOver(
      tx,
      { resource, field },
      rows.map(({ id }) => id),
      merged.id,
      actor.id,
      now,
    )
  }
  await updateUnaudited(tx, 'ownRecord', 'customerMerges', merge, { undoneAt: now.toISOString() }, by, now)
  return then
}
