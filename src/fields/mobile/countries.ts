// Countries by calling code, with the browser's names in the person's language.
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/mobile'
import { languages, type LanguageWord } from '../../schema/core/limits.ts'
import { defaultCountry } from '../../schema/core/values/mobile.ts'

/** A country with its calling code. */
export interface Country {
  code: CountryCode
  name: string
  dial: string
}
// Countries of most customers' numbers.
const near: readonly CountryCode[] = ['SA', 'AE', 'KW', 'BH', 'QA', 'OM', 'EG', 'JO', 'YE', 'SD', 'PK', 'IN', 'BD', 'PH']

const made = new Map<LanguageWord, readonly Country[]>()
/** All countries: nearby ones first, the others by name. */
export function countriesIn(language: LanguageWord): readonly Country[] {
  const known = made.get(language)
  if (known) return known
  const { locale } = languages[language]
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const rank = ({ code }: Country) => (near.includes(code) ? near.indexOf(code) : near.length)
  const all = getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dial: `+${getCountryCallingCode(code)}` }))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, locale))
  made.set(language, all)
  return all
}

/** The country of a number in international form; the default one for anything else. */
export function countryOf(number: string, countries: readonly Country[]): Country | undefined {
  const home = countries.find(({ code }) => code === defaultCountry)
  if (!number.startsWith('+')) return home
  const fitting = countries.filter(({ dial }) => number.startsWith(dial))
  const longest = Math.max(...fitting.map(({ dial }) => dial.length))
  return fitting.find(({ dial }) => dial.length === longest)
}
