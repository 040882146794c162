// Converts between amounts in minor units and a provider's decimal strings. On digits only: floating point would lose a halala.
import { minorDigits } from '../../../src/schema/core/time/region.ts'

/**
 * An amount in minor units as decimal text: 123456 as '1234.56', or '123.456' in a currency with three decimals. Throws an Error for a
 * value that is no whole number.
 */
export function toDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new Error(`${minor} is no amount in minor units.`)
  const digits = minorDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * A decimal text or JSON number as minor units: '1234.5' as 123450. Throws an Error for more decimals than the currency has, and for
 * anything that is no amount.
 */
export function fromDecimal(given: unknown, currency: string): number {
  const digits = minorDigits(currency)
  const [, whole, rest = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(given)) ?? []
  const kept = rest.replace(/0+$/, '')
  if (whole === undefined || kept.length > digits) throw new Error(`${String(given)} is no amount in ${currency}.`)
  return Number(whole + kept.padEnd(digits, '0'))
}
