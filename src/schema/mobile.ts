// Mobile numbers: libphonenumber decides what a mobile is; kept as E.164.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { latinDigits } from './digits.ts'

/** The specification's default country code is +966. */
export const defaultCountry: CountryCode = 'SA'

/** E.164 of a mobile typed as 05…, 5…, +966…, 00966… in either digit set; undefined when it can be no mobile. */
export function normaliseMobile(typed: string, country: CountryCode = defaultCountry): string | undefined {
  const dialled = latinDigits(typed).replace(/^\s*00/, '+')
  const number = parsePhoneNumberFromString(dialled, country)
  return number?.isValid() ? number.number : undefined
}

/** The same mobile with all but the country code and the last two digits hidden. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, 4) + '•'.repeat(Math.max(0, mobile.length - 6)) + mobile.slice(-2)
}
