// Which deposit a booking needs: for its services, and for customers who missed visits or were never here. docs/decisions/deposits.md
import { sql } from 'kysely'
import type { DepositTerms } from '../../../src/schema/appointments/customerBooking.ts'
import { amountDue, grossOf, totalsOf } from '../../../src/schema/core/money.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import { readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import { minutesAfter } from '../../core/time/time.ts'
import { findClosedModules, findSettings } from '../../core/time/workshop.ts'

type Booking = RowOf<'appointments'>
type Settings = RowOf<'settings'>
type Package = Pick<RowOf<'servicePackages'>, 'price' | 'deposit' | 'depositShare'>
/** Who books: the id of a known customer, null for a new one, undefined while nobody knows who it is. */
export type Booker = string | null | undefined

const monthDays = 30.44
/** The first moment (ISO UTC) in which missed visits count. */
export const missesSince = ({ missMonths }: Pick<Settings, 'missMonths'>, now: Date): string =>
  new Date(now.getTime() - missMonths * monthDays * dayMs).toISOString()

/** A booking that nobody came to, or that was cancelled late, and that nobody forgave; in SQL. */
export const countsAsMissed = sql`"forgivenReason" is null and (closure = 'noShow' or "cancelledLate") and "deletedAt" is null`

/** How many visits a customer missed in the months of the settings. */
async function countMisses(tx: Scope, customerId: string, settings: Settings, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from appointments
    where "customerId" = ${customerId} and ${countsAsMissed} and "startAt" >= ${missesSince(settings, now)}`.execute(tx)
  return rows[0]?.count ?? 0
}

async function wasHere(tx: Scope, customerId: string): Promise<boolean> {
  const { rows } = await sql`select id from appointments
    where "customerId" = ${customerId} and status = 'delivered' and "deletedAt" is null limit 1`.execute(tx)
  return rows.length > 0
}

const ofPackage = ({ price, deposit, depositShare }: Package): number =>
  Math.max(deposit ?? 0, Math.round((grossOf(price) * (depositShare ?? 0)) / 100))

async function riskOf(tx: Scope, booker: Booker, settings: Settings, now: Date): Promise<'misses' | 'newCustomer' | null> {
  const { depositMisses, depositNewCustomers } = settings
  if (!settings.depositAmount || booker === undefined) return null
  if (booker && depositMisses > 0 && (await countMisses(tx, booker, settings, now)) >= depositMisses) return 'misses'
  return depositNewCustomers && !(booker && (await wasHere(tx, booker))) ? 'newCustomer' : null
}

/** The packages of a booking's services, for their deposits. */
export const packagesOf = (tx: Scope, lines: Booking['services']): Promise<RowOf<'servicePackages'>[]> =>
  lines.length === 0
    ? Promise.resolve([])
    : readRows(tx, 'servicePackages', { size: 100, conditions: [sql`code in (${sql.join(lines.map(({ code }) => code))})`] })

/** Whether deposits can be paid: they are taken by card only, as they may have to go back in part. */
const canBePaid = async (tx: Scope, { cardPayments, moyasarSecretKey }: Settings): Promise<boolean> =>
  cardPayments && moyasarSecretKey !== null && !(await findClosedModules(tx)).includes('payment')

/** The deposit for these services: the larger one of both reasons, at most their price; null where none is needed. */
export async function depositTerms(tx: Scope, booker: Booker, packages: readonly Package[], now: Date): Promise<DepositTerms | null> {
  const settings = packages.length > 0 ? await findSettings(tx) : undefined
  if (!settings || !(await canBePaid(tx, settings))) return null
  const ofServices = packages.map(ofPackage).reduce((sum, one) => sum + one, 0)
  const risk = await riskOf(tx, booker, settings, now)
  const ofRisk = risk ? (settings.depositAmount ?? 0) : 0
  const { gross } = totalsOf(packages.map(({ price }) => price))
  const amount = Math.min(gross, Math.max(ofServices, ofRisk))
  if (amount === 0) return null
  const { depositMinutes: minutes, depositRefundHours: refundHours, currencyCode: currency } = settings
  return { amount, currency, why: risk && ofRisk > ofServices ? risk : 'service', minutes, refundHours }
}

/** Whether the customer has missed so many visits that they book by phone only. */
export async function booksByPhone(tx: Scope, booker: Booker, now: Date): Promise<boolean> {
  const settings = await findSettings(tx)
  const { callAfterMisses } = settings
  return callAfterMisses > 0 && Boolean(booker) && (await countMisses(tx, booker ?? '', settings, now)) >= callAfterMisses
}

/**
 * For a customer's own booking. Throws callToBook (409) with the number after too many missed visits.
 */
export async function requireOnlineBooking(tx: Scope, customerId: string, now: Date): Promise<void> {
  if (!(await booksByPhone(tx, customerId, now))) return
  const { supportNumber: phone } = await findSettings(tx)
  throw new Problem('callToBook', { params: { phone }, details: { phone } })
}

/** The fields of a new booking for its deposit, at most what it costs; none without terms. */
export function depositFields(
  terms: DepositTerms | null,
  { totals, startAt }: Pick<Booking, 'totals' | 'startAt'>,
  now: Date,
): Partial<Pick<Booking, 'deposit' | 'depositState' | 'depositDueAt' | 'depositRefundUntil'>> {
  const deposit = Math.min(terms?.amount ?? 0, amountDue(totals))
  if (!terms || deposit === 0) return {}
  const inTime = minutesAfter(now.toISOString(), terms.minutes)
  return {
    ...{ deposit, depositState: 'awaiting' },
    depositDueAt: inTime < startAt ? inTime : startAt,
    depositRefundUntil: minutesAfter(startAt, -60 * terms.refundHours),
  }
}
