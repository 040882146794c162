// Vehicle identification numbers, ISO 3779. The check digit is compulsory in North America only; elsewhere a wrong one gives a warning.
import { latinDigits } from './digits.ts'

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}

/**
 * A VIN as 17 capital letters and digits without I, O and Q; undefined when it is none. Source: ISO 3779. Does not check the check digit.
 */
export function normaliseVin(typed: string): string | undefined {
  const vin = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : undefined
}

/**
 * Whether the ninth character of a normalised VIN is its check digit. Source: 49 CFR 565 (North America); elsewhere optional, so a wrong
 * one only gives a warning (domain decisions).
 */
export function vinCheckDigitHolds(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, character, place) => total + (letterValues[character] ?? Number(character)) * (weights[place] ?? 0),
    0,
  )
  const remainder = sum % 11
  return vin[8] === (remainder === 10 ? 'X' : String(remainder))
}
