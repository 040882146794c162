// Where a tenant is: the zone of its clocks and days, and the currency of its amounts. A tenant's settings say both.

/** The zone of a tenant that names none, and of pages before they know their tenant. */
export const defaultTimeZone = 'Asia/Riyadh'
/** The currency of a tenant that names none. ISO 4217. */
export const defaultCurrency = 'SAR'

/** A tenant's zone (IANA) and currency (ISO 4217). */
export interface Region {
  timeZone: string
  currency: string
}
/** Of a tenant that says nothing. */
export const defaultRegion: Region = { timeZone: defaultTimeZone, currency: defaultCurrency }
/** What a tenant's settings say as a page has them, which may know them in part. */
export const regionIn = ({ timeZone, currency }: Partial<Region> = {}): Region => ({
  timeZone: timeZone ?? defaultTimeZone,
  currency: currency ?? defaultCurrency,
})

const decimals: Readonly<Record<string, number>> = { BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 }
/** Decimals of an amount, by currency; two where nothing else is said. */
export const minorDigits = (currency: string): number => decimals[currency] ?? 2
/** Minor units in one of the currency. */
export const minorUnits = (currency: string): number => 10 ** minorDigits(currency)
