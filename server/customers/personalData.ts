// A person's rights to a copy and to erasure of their data. Source: Saudi Personal Data Protection Law, articles 4 and 18.
import { sql } from 'kysely'
import type { AnyField, FieldKind } from '../../src/schema/core/field.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { dropClaims } from '../core/time/claims.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { fieldsOf, type Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { isRead, plainRow, presentOwn, presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { replaceContact } from './contacts.ts'
import { linkedIds } from './customerRecords.ts'
import { openRows } from '../core/commit/openRows.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { type ChangeActor, staffActor } from '../core/commit/actor.ts'
import { recordAccess } from '../core/access/accessLedger.ts'
import { recordAction } from '../core/commit/audit.ts'
import { unaudited, updateUnaudited } from '../core/commit/unaudited.ts'
import { customerLinks, followUpLinks } from '../../src/schema/core/customerLinks.ts'

interface Found {
  resource: ResourceName
  ids: string[]
}
/** The ids of all rows about a customer: those that refer to the customer, follow-ups on those, and rows of their job cards. */
async function recordsOf(tx: Scope, customer: RowOf<'customers'>): Promise<Found[]> {
  const found: Found[] = []
  for (const link of customerLinks) found.push({ resource: link.resource, ids: await linkedIds(tx, link, customer.id) })
  // A lead may have been created with the mobile before the customer was.
  const leads = found.find(({ resource }) => resource === 'leads')
  const { rows: byMobile } = await sql<{
    id: string
  }>`select id from leads where mobile = ${customer.mobile} and "customerId" is null`.execute(tx)
  leads?.ids.push(...byMobile.map(({ id }) => id))
  const onRecords = followUpLinks.map((link) => {
    const ids = found.find(({ resource }) => resource === link.resource)?.ids ?? []
    return sql`${sql.ref(link.field)} = any(${ids}::uuid[])`
  })
  const { rows } = await sql<{ id: string }>`select id from "followUps" where ${sql.join(onRecords, sql` or `)}`.execute(tx)
  const bookings = found.find(({ resource }) => resource === 'appointments')?.ids ?? []
  for (const resource of ['jobServices', 'jobParts', 'inspectionResults'] as const) {
    const { rows: ofJobs } = await sql<{
      id: string
    }>`select id from ${sql.table(resource)} where "appointmentId" = any(${bookings}::uuid[])`.execute(tx)
    found.push({ resource, ids: ofJobs.map(({ id }) => id) })
  }
  return [...found, { resource: 'followUps', ids: rows.map(({ id }) => id) }]
}

const addressesOf = ({ mobile, email }: RowOf<'customers'>) => [mobile, email].filter((one) => one !== null)

/** All stored data about a customer, messages included. Throws forbidden (403) without the right to export. */
export async function exportPersonalData(acting: Acting, id: string) {
  const customer = await lockRow(acting, 'customers', id)
  requireRight(acting.actor, 'customers', 'export', customer)
  const access = { staffId: acting.actor.id, kind: 'export', customerId: id, resource: 'customers', rows: 1 } as const
  await recordAccess(acting.tx, access, acting.services.now())
  return gatherPersonalData(acting.services, acting.tx, staffActor(acting.actor.id), customer)
}

/**
 * The same for staff who were checked already, or, `inPerson`, for the customer: of fields and resources only those that are declared for
 * customers. The export is recorded in the audit.
 */
export async function gatherPersonalData(services: Services, tx: Scope, by: ChangeActor, customer: RowOf<'customers'>, inPerson = false) {
  const present = <N extends ResourceName>(name: N, row: RowOf<N>): Row =>
    inPerson ? presentOwn(name, row, null, 'show') : presentRow(name, row as Row, null, 'show')
  const records: Record<string, Row[]> = {}
  for (const { resource, ids } of await recordsOf(tx, customer)) {
    if (inPerson && !isRead(resource)) continue
    const rows = []
    for (const one of ids) {
      const row = await findRow(tx, resource, one, { deleted: true })
      if (row) rows.push(present(resource, row))
    }
    if (rows.length > 0) records[resource] = rows
  }
  const { rows: messages } = await sql<Row>`select kind, channel, recipient, body, status, "createdAt" from messages
    where recipient = any(${addressesOf(customer)}::text[]) or "customerId" = ${customer.id} order by "createdAt"`.execute(tx)
  if (messages.length > 0) records['messages'] = messages
  await recordAction(tx, { resource: 'customers', rowId: customer.id, action: 'export', by }, services.now())
  return {
    exportedAt: services.now().toISOString(),
    customer: present('customers', plainRow('customers', customer)),
    records,
  }
}

const blank = '••••'
// Replacements for personal values in fields that a row needs.
const blanks: Partial<Record<FieldKind, (id: string) => unknown>> = {
  text: () => blank,
  longText: () => blank,
  mobile: (id) => `•${id.slice(-12)}`,
  plate: () => 'AAA1',
  place: () => ({ lat: 0, lng: 0 }),
  uploads: () => [],
  tags: () => [],
  json: () => ({}),
  contacts: () => [],
  drivers: () => [],
  consents: () => [],
  serviceLines: () => [],
}
// Field kinds with texts, places or files of people, which are erased whatever the field's name.
const telling: readonly FieldKind[] = [
  'longText',
  'mobile',
  'email',
  'plate',
  'vin',
  'nationalId',
  'address',
  'place',
  'upload',
  'uploads',
  'tags',
  'json',
  'contacts',
  'drivers',
  'consents',
]
const tells = (one: AnyField): boolean => Boolean(one.pii ?? one.personal ?? one.secret) || telling.includes(one.kind)

/** The values that remove everything personal from a row. */
const wiped = (resource: ResourceName, id: string): Row =>
  Object.fromEntries(
    Object.entries(fieldsOf(resource))
      .filter(([, one]) => tells(one) && one.kind !== 'ref')
      .map(([field, one]) => [field, one.required || one.neededWithout ? blanks[one.kind]?.(id) : null]),
  )

/**
 * Erases a customer for a colleague with the right to delete. Throws forbidden (403), staleVersion (409), or openWork (409) with counts
 * while something is still open.
 */
export async function eraseCustomer(acting: Acting, id: string, request: { version: number }): Promise<Record<string, number>> {
  const { services, tx, actor } = acting
  const customer = await lockRow(acting, 'customers', id)
  requireRight(actor, 'customers', 'delete', customer)
  if (customer.version !== request.version)
    throw new Problem('staleVersion', { details: { current: presentRow('customers', customer, actor, 'show') } })
  return wipeCustomer(services, tx, staffActor(actor.id), customer)
}

/**
 * Erases a customer and everything personal about them; accounting data stays without a person. Cannot be undone. Throws openWork (409)
 * with counts while a booking or request is still open.
 */
export async function wipeCustomer(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  customer: RowOf<'customers'>,
): Promise<Record<string, number>> {
  const now = services.now()
  const { id } = customer
  const open = await openWork(tx, id)
  if (Object.keys(open).length > 0) throw new Problem('openWork', { details: { counts: open } })
  const erased: Record<string, number> = {}
  const touched = [id]
  await forgetMessages(tx, customer, now)
  for (const { resource, ids } of await recordsOf(tx, customer)) {
    for (const one of ids) {
      const row = await findRow(tx, resource, one, { deleted: true, lock: true })
      if (!row) continue
      if (resource === 'appointments') await dropClaims(tx, one)
      const leaves = leftOf(resource, row, now)
      await updateUnaudited(tx, 'toBeForgotten', resource, row, { ...wiped(resource, one), ...leaves }, by, now)
      touched.push(one)
    }
    if (ids.length > 0) erased[resource] = ids.length
  }
  const gone = { ...wiped('customers', id), gender: null, title: null, deletedAt: now.toISOString(), erasedAt: now.toISOString() }
  await updateUnaudited(tx, 'toBeForgotten', 'customers', customer, gone, by, now)
  await closeOtherSessions(tx, id, null)
  await replaceContact(services, tx, by, id, null)
  // A mobile may have been proven before the customer existed.
  await sql`delete from sessions where mobile = ${customer.mobile}`.execute(tx)
  // The server's database role cannot change audit entries; this function removes values from them and does nothing else.
  await sql`select "forgetInAudit"(${touched}::text[])`.execute(tx)
  await recordAction(tx, { resource: 'customers', rowId: id, action: 'erase', by }, now)
  return erased
}

// Besides the wiped values: a car goes with its owner, and a request to be deleted is answered by that.
function leftOf(resource: ResourceName, row: Row, now: Date): Row {
  if (resource === 'vehicles') return { deletedAt: now.toISOString() }
  const answers = resource === 'privacyRequests' && row['kind'] === 'deletion' && row['answeredAt'] === null
  return answers ? { state: 'answered', answeredAt: now.toISOString() } : {}
}

/**
 * Cancels queued messages to the customer, removes their push subscriptions, and assigns messages sent to their addresses to them, so that
 * these are erased with the rest.
 */
async function forgetMessages(tx: Scope, customer: RowOf<'customers'>, now: Date): Promise<void> {
  const { id } = customer
  await unaudited(
    'toBeForgotten',
    sql`update messages set "customerId" = ${id} where recipient = any(${addressesOf(customer)}::text[]) and "customerId" is distinct from ${id}`,
  ).execute(tx)
  await sql`delete from "messageQueue" where "messageId" in (select id from messages where "customerId" = ${id})`.execute(tx)
  await unaudited(
    'toBeForgotten',
    sql`update messages set status = 'withheld', error = 'erased', "updatedAt" = ${now.toISOString()}
      where "customerId" = ${id} and status in ('queued', 'sending', 'failed')`,
  ).execute(tx)
  await unaudited('toBeForgotten', sql`delete from "pushSubscriptions" where "customerId" = ${id}`).execute(tx)
}

/** The number of open rows of a customer by resource; empty when nothing is open. */
async function openWork(tx: Scope, id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { resource, field } of customerLinks) {
    if (!(resources[resource] as Pick<Resource, 'status'>).status || resource === 'vehicles') continue
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(resource)}
      where ${sql.ref(field)} = ${id} and ${openRows(resource)}`.execute(tx)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) counts[resource] = count
  }
  return counts
}
