// A mobile as it is typed beside a country's code, as one text: '+971 501234567', or in the national form.
import { latinDigits } from '../../schema/core/values/digits.ts'
import { defaultCountry } from '../../schema/core/values/mobile.ts'
import { dialledCountries, type DialledCountry } from '../../schema/core/values/numbering.ts'

/** The two parts of a mobile. */
export interface Dialled {
  country: DialledCountry['code']
  typed: string
}

/** The country assumed for a calling code. */
export const countryOfCode = (dialCode: string | undefined): DialledCountry['code'] | undefined =>
  dialledCountries.find((one) => one.dialCode === dialCode)?.code
const codeOfCountry = (country: string): string => dialledCountries.find(({ code }) => code === country)?.dialCode ?? ''

/** Whether a number is typed in international form. */
export const isWhole = (typed: string): boolean => /^\s*(\+|00)/.test(latinDigits(typed))

/** The parts of a text; an empty text gets the `fallback` country. */
export function splitDialled(text: string, fallback: DialledCountry['code'] = defaultCountry): Dialled {
  const [, code, typed = ''] = /^(\+\d{1,4}) (.*)$/s.exec(text) ?? []
  const apart = countryOfCode(code)
  if (apart) return { country: apart, typed }
  const digits = latinDigits(text).replace(/^\s*00/, '+')
  const matched = isWhole(text) ? dialledCountries.find(({ dialCode }) => digits.startsWith(dialCode)) : undefined
  return { country: matched?.code ?? (text ? defaultCountry : fallback), typed: text }
}

/** The text of both parts. A number in international form is kept, because it overrides the chosen country. */
export function joinDialled({ country, typed }: Dialled): string {
  return typed === '' || isWhole(typed) || country === defaultCountry ? typed : `${codeOfCountry(country)} ${typed}`
}
