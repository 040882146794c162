// Mobile numbers: libphonenumber decides what a mobile is; kept as E.164.
import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { latinDigits } from './digits.ts'

/** The specification's default country code is +966. */
export const defaultCountry: CountryCode = 'SA'

// The numbering plans of all countries are larger than most pages, so only code that checks numbers loads them (`numbering.ts`).
let parse: typeof parsePhoneNumberFromString | undefined
/** Sets libphonenumber's parser; called by `registerNumbering` only. */
export function setNumbering(parser: typeof parsePhoneNumberFromString): void {
  parse = parser
}

/**
 * E.164 of a mobile typed as 05…, 5…, +966… or 00966… in Latin or Arabic digits; undefined when it is not a mobile. Needs
 * `registerNumbering`.
 */
export function normaliseMobile(typed: string, country: CountryCode = defaultCountry): string | undefined {
  if (!parse) throw new Error('Mobiles are checked, but learnNumbering() of src/schema/core/values/numbering.ts was not called.')
  const dialled = latinDigits(typed).replace(/^\s*00/, '+')
  const number = parse(dialled, country)
  return number?.isValid() ? number.number : undefined
}

/** The mobile with all but the country code and the last two digits masked. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, 4) + '•'.repeat(Math.max(0, mobile.length - 6)) + mobile.slice(-2)
}
