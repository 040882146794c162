// VINs that look like the make's own and pass the check.
import { vinCheckDigitHolds } from '../../../src/schema/core/values/vin.ts'
import type { Random } from './random.ts'

// The tenth character tells the model year, from 2010 = A; it repeats after 30 years, digits not needed here.
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY'

/** The same VIN with the ninth character it must have. */
export function withCheckDigit(vin: string): string {
  const fitting = [...'0123456789X'].map((digit) => vin.slice(0, 8) + digit + vin.slice(9)).find(vinCheckDigitHolds)
  return fitting ?? vin
}

/** A VIN of the make whose VINs open with `wmi`; the serial keeps it distinct. */
export function vinOf(wmi: string, year: number, serial: number, random: Random): string {
  const model = Array.from({ length: 5 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ123456789'])).join('')
  return withCheckDigit(
    `${wmi}${model}0${yearCodes[(year - 2010 + yearCodes.length * 2) % yearCodes.length] ?? 'A'}${random.pick([...'ABCHJKLN'])}${String(serial).padStart(6, '0')}`,
  )
}
