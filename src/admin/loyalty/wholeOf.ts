import { latinDigits } from '../../schema/core/values/digits.ts'

/** A typed whole number, in digits of either script, also with a minus; undefined for anything else. */
export function wholeOf(typed: string): number | undefined {
  const plain = latinDigits(typed)
    .replace(/[,٬\s\u200e\u200f]/g, '')
    .replace('−', '-')
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
