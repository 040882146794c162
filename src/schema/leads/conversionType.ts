// What a lead is converted to.
import type { Word } from '../enumerations.ts'

/** What a lead can be converted to. */
export const conversionTypes = ['service', 'testDrive'] as const
const drives: readonly unknown[] = ['New Car Sales', 'Used Car Sales', 'Test Drive'] satisfies Word<'leadType'>[]

/** The kind of booking for a lead of this type. */
export const conversionTypeOf = (leadType: unknown): (typeof conversionTypes)[number] =>
  drives.includes(leadType) ? 'testDrive' : 'service'
