import { latinDigits } from '../../schema/core/values/digits.ts'

/** A typed amount in minor units, calculated without floats; undefined for an invalid one. */
export function minorOf(typed: string): number | undefined {
  const plain = latinDigits(typed)
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.')
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : Number(whole + rest.padEnd(2, '0'))
}
