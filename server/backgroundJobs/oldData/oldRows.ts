// Which rows are old enough to be deleted, by kind: the same conditions count them for the preview and choose them for the job.
// docs/decisions/oldData.md
import { sql, type RawBuilder } from 'kysely'
import { limits } from '../../../src/schema/core/limits.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { keptMonthsOf } from '../../../src/schema/settings/index.ts'
import { openRows } from '../../core/commit/openRows.ts'
import type { Scope } from '../../core/db/repository.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'
import { filesOf, isMentioned } from '../../files/index.ts'

/** What is deleted. */
export type OldDataKind = Word<'oldDataKind'>
/** For how many months each kind is kept; null or undefined: for ever. */
export type KeptMonths = { readonly [S in (typeof keptMonthsOf)[OldDataKind]]?: number | null | undefined }
/** Tables of old rows, in the order in which they are deleted: what refers to others first. */
export type OldTable = 'leads' | 'receivedMessages' | 'messages' | 'conversations' | 'audit' | 'files'
/** The tables of each kind. */
export const tablesOf: Readonly<Record<OldDataKind, readonly OldTable[]>> = {
  leads: ['leads'],
  messages: ['receivedMessages', 'messages', 'conversations'],
  audit: ['audit'],
  files: ['files'],
}

/** Months for which the history of payments is kept at least. Source: VAT Implementing Regulations, article 66: records for six years. */
const paymentMonths = 72
const ofPayments = ['payments', 'paymentRuns', 'paymentFindings']

/** The day (YYYY-MM-DD) so many months before, or the last day of its month where that is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** The day before which rows of a kind are deleted; null: they are kept. */
export function deletedBefore(kind: OldDataKind, months: KeptMonths, now: Date): string | null {
  const kept = months[keptMonthsOf[kind]]
  return kept ? monthsBefore(localDay(now), kept) : null
}

/** Whether nothing may be deleted, because a breach is open: what was in the data then may have to be shown to the authority. */
export async function isHalted(tx: Scope): Promise<boolean> {
  const { rows } = await sql`select from breaches where state <> 'closed' and "deletedAt" is null limit 1`.execute(tx)
  return rows.length > 0
}

/** What is kept however old it is. */
export interface Held {
  /** Customers with an open complaint, or an open request about their data. */
  customers: string[]
  /** Their mobiles and e-mail addresses. */
  addresses: string[]
  conversations: string[]
  /** Campaigns that may still send: a message says who received them. */
  campaigns: string[]
  /** Ids in the history: these customers, their complaints and requests. */
  rows: string[]
}

async function ids(tx: Scope, query: RawBuilder<{ id: string }>): Promise<string[]> {
  const { rows } = await query.execute(tx)
  return rows.map(({ id }) => id)
}

/** Reads what is kept. */
export async function readHeld(tx: Scope): Promise<Held> {
  const { rows: open } = await sql<{ id: string; customerId: string }>`
    select id, "customerId" from "privacyRequests" where state in ('open', 'inProgress') and "deletedAt" is null
    union all select id, "customerId" from complaints where ${openRows('complaints')}`.execute(tx)
  const customers = [...new Set(open.map(({ customerId }) => customerId))]
  const addresses = await ids(
    tx,
    sql<{ id: string }>`select mobile as id from customers where id = any(${customers}::uuid[]) and mobile is not null
      union select email from customers where id = any(${customers}::uuid[]) and email is not null`,
  )
  return {
    ...{ customers, addresses },
    conversations: await ids(
      tx,
      sql`select id from conversations where "customerId" = any(${customers}::uuid[]) or mobile = any(${addresses}::text[])`,
    ),
    campaigns: await ids(tx, sql`select id from campaigns where status not in ('sent', 'cancelled')`),
    rows: [...customers, ...open.map(({ id }) => id)],
  }
}

const notAmong = (column: string, held: readonly string[]) =>
  sql`(${sql.ref(column)} is null or ${sql.ref(column)} <> all(${[...held]}::uuid[]))`
// Rows that count a table by its index for each row that they are about; an anti-join would read the whole table.
const none = (query: RawBuilder<unknown>) => sql`(select count(*) from ${query}) = 0`

const messagesOlder = (before: string, held: Held) => sql`status not in ('queued', 'sending') and "createdAt" < ${before}
  and ${notAmong('customerId', held.customers)} and recipient <> all(${held.addresses}::text[])
  and ${notAmong('conversationId', held.conversations)} and ${notAmong('campaignId', held.campaigns)}`
const receivedOlder = (before: string, held: Held) => sql`"sentAt" < ${before}
  and ${notAmong('customerId', held.customers)} and ${notAmong('conversationId', held.conversations)}`

/**
 * The condition of a table's old rows. `left`: only what is left once the tables before it are through; otherwise as if they were.
 */
function isOld(table: OldTable, day: string, held: Held, now: Date, left: boolean): RawBuilder<unknown> {
  const before = momentOf(day, '00:00')
  if (table === 'leads')
    return sql`not (${openRows('leads')}) and "updatedAt" < ${before} and ${notAmong('customerId', held.customers)}
      and mobile <> all(${held.addresses}::text[])
      and ${none(sql`"stockCars" car where car."leadId" = leads.id and car.status = 'reserved'`)}`
  if (table === 'messages') return messagesOlder(before, held)
  if (table === 'receivedMessages') return receivedOlder(before, held)
  if (table === 'conversations') {
    const stays = (older: RawBuilder<unknown>) => (left ? sql`true` : sql`not (${older})`)
    return sql`"lastAt" < ${before} and id <> all(${held.conversations}::uuid[])
      and ${none(sql`(select * from messages one where one."conversationId" = conversations.id) all_sent where ${stays(messagesOlder(before, held))}`)}
      and ${none(sql`(select * from "receivedMessages" one where one."conversationId" = conversations.id) all_received where ${stays(receivedOlder(before, held))}`)}`
  }
  if (table === 'audit') {
    const ofPaymentsBefore = momentOf(monthsBefore(localDay(now), paymentMonths), '00:00')
    return sql`"createdAt" < ${before} and "rowId" <> all(${held.rows}::text[])
      and (resource <> all(${ofPayments}::text[]) or "createdAt" < ${ofPaymentsBefore})`
  }
  // Rows that can no longer be restored.
  const gone = sql`"deletedAt" < ${momentOf(dayAfter(localDay(now), -limits.restoreDays - 1), '00:00')}`
  return sql`"deletedAt" is null and "createdAt" < ${before} and ${notAmong('customerId', held.customers)}
    and id in (${filesOf(gone)}) and id not in (${filesOf(sql`("deletedAt" is null or not (${gone}))`)}) and not (${isMentioned})`
}

/** The number of rows of a kind that would be deleted now. */
export async function countOld(tx: Scope, kind: OldDataKind, day: string, held: Held, now: Date): Promise<number> {
  let count = 0
  for (const table of tablesOf[kind]) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${isOld(table, day, held, now, false)}`.execute(tx)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Some ids of a table's old rows; the rows are locked, and those that somebody else has locked are left for another day. */
export const chooseOld = (tx: Scope, table: OldTable, day: string, held: Held, now: Date, atOnce: number): Promise<string[]> =>
  ids(
    tx,
    sql`select id from ${sql.table(table)} where ${isOld(table, day, held, now, true)} limit ${atOnce}
      ${table === 'audit' ? sql`` : sql`for update skip locked`}`,
  )
