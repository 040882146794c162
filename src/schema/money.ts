// Money: integers in the minor unit (halalas), never floats.

/** The currency of amounts that name none. */
export const defaultCurrency = 'SAR'
/** Saudi VAT in basis points: 15 %. Source: ZATCA, since 1 July 2020. */
export const vatBasisPoints = 1500

/** Net, VAT and gross in minor units. */
export interface Totals {
  net: number
  vat: number
  gross: number
  currency: string
}

/** Totals of net prices in minor units; VAT is rounded half up once, on the sum. */
export function totalsOf(prices: readonly number[]): Totals {
  const net = prices.reduce((sum, price) => sum + price, 0)
  const vat = Math.floor((net * vatBasisPoints + 5000) / 10000)
  return { net, vat, gross: net + vat, currency: defaultCurrency }
}
