// Money: integers in the minor unit (halalas), never floats.
import { defaultCurrency } from './time/region.ts'

/** Saudi VAT in basis points: 15 %. Source: ZATCA, since 1 July 2020. */
export const vatBasisPoints = 1500

/** Net, VAT and gross in minor units. */
export interface Totals {
  net: number
  vat: number
  gross: number
  currency: string
  /** The promotion's discount before VAT; `net` is after the discount. */
  discount?: number | undefined
  /** The part of `gross` that is paid with loyalty points; at most `gross`. */
  byPoints?: number | undefined
}

/** Totals of which `byPoints` (minor units) is paid with loyalty points, at most all of it. */
export const paidByPoints = ({ byPoints: _earlier, ...totals }: Totals, byPoints = 0): Totals => {
  const paid = Math.min(byPoints, totals.gross)
  return { ...totals, ...(paid > 0 ? { byPoints: paid } : {}) }
}
/** What is to be paid with money: minor units, with VAT. */
export const amountDue = ({ gross, byPoints = 0 }: Totals): number => gross - byPoints

/**
 * Totals of net prices after the discount `off` (at most their sum), all in minor units of the currency. VAT on the rest is rounded half
 * up once, on the total.
 */
export function totalsOf(prices: readonly number[], off = 0, currency = defaultCurrency): Totals {
  const sum = prices.reduce((total, price) => total + price, 0)
  const discount = Math.min(off, sum)
  const net = sum - discount
  const vat = Math.floor((net * vatBasisPoints + 5000) / 10000)
  return { net, vat, gross: net + vat, currency, ...(discount > 0 ? { discount } : {}) }
}

/** A net price with VAT, as the public reads it; minor units. */
export const grossOf = (net: number): number => totalsOf([net]).gross

/** A line under public prices, named as its text. */
export interface PublicSum {
  name: 'discount' | 'total' | 'byPoints' | 'due' | 'vat'
  /** Minor units; negative for what is taken off. */
  amount: number
}
/**
 * The lines under the prices that customers read: all with VAT, and last how much of the total is VAT. The discount is what the prices
 * would have cost without it, less the total.
 */
export function publicSums(totals: Totals): PublicSum[] {
  const { net, vat, gross, discount = 0, byPoints = 0 } = totals
  return [
    ...(discount > 0 ? [{ name: 'discount', amount: gross - grossOf(net + discount) } as const] : []),
    { name: 'total', amount: gross },
    ...(byPoints > 0 ? [{ name: 'byPoints', amount: -byPoints } as const, { name: 'due', amount: amountDue(totals) } as const] : []),
    { name: 'vat', amount: vat },
  ]
}

/**
 * The discount of a promotion code on net prices: minor units, rounded half up, at most their sum. `percent` is 0 to 100, `amount` in
 * minor units.
 */
export function discountOf(
  { kind, percent, amount }: { kind: 'percent' | 'amount'; percent: number; amount: number },
  prices: readonly number[],
): number {
  const sum = prices.reduce((total, price) => total + price, 0)
  return Math.min(sum, kind === 'percent' ? Math.floor((sum * percent + 50) / 100) : amount)
}
