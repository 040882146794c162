// Discounts by promotion codes, and whether a code is still valid.
import { sql } from 'kysely'
import { discountOf, type Totals } from '../../src/schema/core/money.ts'
import { presentTotals } from '../core/time/region.ts'
import { localDay } from '../core/time/time.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'

/** A line of a booking, reduced to its price. */
interface Priced {
  code: string
  price: number
}
type Promotion = RowOf<'promotionCodes'>

const refuse = (key: string) => new Problem('badInput', { fields: { promotionCode: { key } } })

async function codesOf(tx: Scope, { packageIds }: Promotion): Promise<ReadonlySet<string> | undefined> {
  if (packageIds.length === 0) return undefined
  const { rows } = await sql<{ code: string }>`select code from "servicePackages" where id in (${sql.join(packageIds)})`.execute(tx)
  return new Set(rows.map(({ code }) => code))
}

const pricesOf = (lines: readonly Priced[]) => lines.map(({ price }) => price)

async function totalsUnder(tx: Scope, promotion: Promotion, lines: readonly Priced[]): Promise<Totals> {
  const codes = await codesOf(tx, promotion)
  const off = discountOf(promotion, pricesOf(lines.filter(({ code }) => !codes || codes.has(code))))
  return presentTotals(pricesOf(lines), off)
}

/** The totals of a booking's lines with the discount of the code that it was booked with, whether or not the code is still valid. */
export async function totalsWith(tx: Scope, promotionId: string | null, lines: readonly Priced[]): Promise<Totals> {
  const promotion = promotionId ? await findRow(tx, 'promotionCodes', promotionId, { deleted: true }) : undefined
  return promotion ? totalsUnder(tx, promotion, lines) : presentTotals(pricesOf(lines))
}

/**
 * The code and the totals of these services with its discount. Locks the code until the transaction ends, so that its last use is taken
 * once. Throws badInput (400) with the reason; a code that is switched off or not yet valid is reported as unknown.
 */
export async function takePromotion(
  tx: Scope,
  given: string,
  customerId: string | null,
  lines: readonly Priced[],
  now: Date,
): Promise<{ promotion: Promotion; totals: Totals }> {
  const known = await findBy(tx, 'promotionCodes', { code: given })
  const promotion = known && (await findRow(tx, 'promotionCodes', known.id, { lock: true }))
  const today = localDay(now)
  if (!promotion?.active || today < promotion.validFrom) throw refuse('validation.promotionUnknown')
  if (today > promotion.validTo) throw refuse('validation.promotionExpired')
  if (promotion.oncePerCustomer && customerId && (await wasUsedBy(tx, promotion.id, customerId))) throw refuse('validation.promotionOnce')
  if (promotion.maxUses !== null && promotion.uses >= promotion.maxUses) throw refuse('validation.promotionUsedUp')
  const totals = await totalsUnder(tx, promotion, lines)
  if (!totals.discount) throw refuse('validation.promotionOthers')
  return { promotion, totals }
}

async function wasUsedBy(tx: Scope, promotionId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from appointments where "promotionId" = ${promotionId} and "customerId" = ${customerId}
    and closure <> 'cancelled' and "deletedAt" is null limit 1`.execute(tx)
  return rows.length > 0
}
