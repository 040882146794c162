import { minorDigits } from '../../schema/core/time/region.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'

/** A typed amount in minor units of the currency, calculated without floats; undefined for an invalid one. */
export function minorOf(typed: string, currency: string): number | undefined {
  const plain = latinDigits(typed)
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.')
  const digits = minorDigits(currency)
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(plain) ?? []
  return whole === undefined || rest.length > digits ? undefined : Number(whole + rest.padEnd(digits, '0'))
}
