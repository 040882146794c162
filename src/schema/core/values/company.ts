// Numbers of Saudi companies. Sources: Ministry of Commerce; Zakat, Tax and Customs Authority.
import { latinDigits } from './digits.ts'

const digitsOf = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '')

/** A commercial registration as ten Latin digits; undefined when it is none. */
export function normaliseRegistration(typed: string): string | undefined {
  const number = digitsOf(typed)
  return /^[1-9]\d{9}$/.test(number) ? number : undefined
}

/** A VAT registration number: fifteen Latin digits of which the first and the last are 3; undefined when it is none. */
export function normaliseVatNumber(typed: string): string | undefined {
  const number = digitsOf(typed)
  return /^3\d{13}3$/.test(number) ? number : undefined
}

/** The parts of a national address that are numbers, and how many digits each has. */
export const addressDigits = { buildingNo: 4, postalCode: 5, additionalNo: 4 } as const
