// Saudi national id (first digit 1) and Iqama (first digit 2): ten digits with a Luhn check.
import { latinDigits } from './digits.ts'

/** A Saudi national id (first digit 1) or Iqama (2) as ten Latin digits; undefined when it is not valid by the Luhn check. */
export function normaliseNationalId(typed: string): string | undefined {
  const id = latinDigits(typed).replace(/\s/g, '')
  if (!/^[12]\d{9}$/.test(id)) return undefined
  const sum = [...id].reverse().reduce((total, character, place) => {
    const doubled = Number(character) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 ? id : undefined
}
