// The numbering plans of all countries. Loaded by code that checks mobiles, not by code that only shows them.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { setNumbering } from './mobile.ts'

/** Makes `normaliseMobile` and every check of a mobile work; called once by each module that checks mobiles. */
export const registerNumbering = (): void => setNumbering(parsePhoneNumberFromString)

/** A country with its calling code: '+966'. */
export interface DialledCountry {
  code: CountryCode
  dialCode: string
}
// Of countries that share a calling code, the one that is assumed when only the code is known.
const foremost: readonly string[] = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'FI']
/** Every country with its calling code; of those that share one, the assumed one comes first. */
export const dialledCountries: readonly DialledCountry[] = getCountries()
  .map((code) => ({ code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => Number(foremost.includes(other.code)) - Number(foremost.includes(one.code)))
