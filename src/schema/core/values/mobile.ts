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
 * E.164 of a mobile typed as 05…, 5…, +966… or 00966… in Latin or Arabic digits; undefined when it is no valid mobile. Numbers without a
 * country code belong to `country` (ISO 3166). Throws an Error before `registerNumbering`.
 */
export function normaliseMobile(typed: string, country: CountryCode = defaultCountry): string | undefined {
  if (!parse) throw new Error('Mobiles are checked, but registerNumbering() of src/schema/core/values/numbering.ts was not called.')
  const dialled = latinDigits(typed).replace(/^\s*00/, '+')
  const number = parse(dialled, country)
  return number?.isValid() ? number.number : undefined
}

/** An E.164 mobile with all but its first four characters (+966) and the last two digits masked by '•'. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, 4) + '•'.repeat(Math.max(0, mobile.length - 6)) + mobile.slice(-2)
}
