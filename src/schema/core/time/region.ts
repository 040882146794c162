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
/** The region in a tenant's settings, with defaults for missing parts (a page may have loaded only some of them). */
export const regionIn = ({ timeZone = defaultTimeZone, currency = defaultCurrency }: Partial<Region> = {}): Region => ({
  timeZone,
  currency,
})
/** Of a tenant that says nothing. */
export const defaultRegion: Region = regionIn()

const thousandths = 'BHD IQD JOD KWD LYD OMR TND'
/** Decimals of an amount by currency (ISO 4217): 3 or 2. */
export const minorDigits = (currency: string): number => (thousandths.includes(currency) ? 3 : 2)
/** Minor units in one unit of the currency: 1,000 or 100. */
export const minorUnits = (currency: string): number => 10 ** minorDigits(currency)
