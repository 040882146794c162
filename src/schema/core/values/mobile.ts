// Mobile numbers: libphonenumber decides what a mobile is; kept as E.164.
import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { latinDigits } from './digits.ts'

/** The specification's default country code is +966. */
export const defaultCountry: CountryCode = 'SA'

// The plans of all countries weigh more than most pages: they come in by `numbering.ts`, with whatever checks numbers.
let parse: typeof parsePhoneNumberFromString | undefined
/** Takes libphonenumber in; called by `registerNumbering` only. */
export function setNumbering(parser: typeof parsePhoneNumberFromString): void {
  parse = parser
}

/** E.164 of a mobile typed as 05…, 5…, +966…, 00966… in either digit set; undefined when it can be no mobile. Needs `registerNumbering`. */
export function normaliseMobile(typed: string, country: CountryCode = defaultCountry): string | undefined {
  if (!parse) throw new Error('Mobiles are checked, but learnNumbering() of src/schema/core/values/numbering.ts was not called.')
  const dialled = latinDigits(typed).replace(/^\s*00/, '+')
  const number = parse(dialled, country)
  return number?.isValid() ? number.number : undefined
}

/** The same mobile with all but the country code and the last two digits hidden. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, 4) + '•'.repeat(Math.max(0, mobile.length - 6)) + mobile.slice(-2)
}
