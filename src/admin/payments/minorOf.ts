import { latinDigits } from '../../schema/core/values/digits.ts'

/** What was typed as an amount, in minor units, by digits alone; undefined for what is none. */
export function minorOf(typed: string): number | undefined {
  const plain = latinDigits(typed)
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.')
  const [, whole, rest = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  return whole === undefined ? undefined : Number(whole + rest.padEnd(2, '0'))
}
