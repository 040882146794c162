// The numbering plans of all countries. Fetched by whatever checks mobiles, and by nothing that only shows them.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { setNumbering } from './mobile.ts'

/** Lets `normaliseMobile` and every check of a mobile work; called once by each module that checks. */
export const registerNumbering = (): void => setNumbering(parsePhoneNumberFromString)

/** A country that numbers belong to, with what is dialled before them: '+966'. */
export interface DialledCountry {
  code: CountryCode
  dialCode: string
}
// Of several that share a code, the one that is meant when only the code is known.
const foremost: readonly string[] = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'FI']
/** Every country with its code; of those that share one the foremost comes first. */
export const dialledCountries: readonly DialledCountry[] = getCountries()
  .map((code) => ({ code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => Number(foremost.includes(other.code)) - Number(foremost.includes(one.code)))
