// VINs with the manufacturer's prefix and a valid check digit.
import { vinCheckDigitHolds } from '../../../src/schema/core/values/vin.ts'
import type { Random } from './random.ts'

// The tenth character encodes the model year, from 2010 = A; the code repeats after 30 years, and its digits are not needed here.
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY'

/** The VIN with its ninth character replaced by the check digit. */
export function withCheckDigit(vin: string): string {
  const fitting = [...'0123456789X'].map((digit) => vin.slice(0, 8) + digit + vin.slice(9)).find(vinCheckDigitHolds)
  return fitting ?? vin
}

/** A valid VIN with the manufacturer's code `wmi` (three characters); the serial makes it unique. Source: ISO 3779. */
export function vinOf(wmi: string, year: number, serial: number, random: Random): string {
  const model = Array.from({ length: 5 }, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ123456789'])).join('')
  return withCheckDigit(
    `${wmi}${model}0${yearCodes[(year - 2010 + yearCodes.length * 2) % yearCodes.length] ?? 'A'}${random.pick([...'ABCHJKLN'])}${String(serial).padStart(6, '0')}`,
  )
}
