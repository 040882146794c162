// Recognises what a person types: a mobile, a plate or a VIN, in either script and either digit set. Small, because the first page loads
// it.
import { latinDigits } from './digits.ts'
import { normalisePlate, readPlate } from './plate.ts'
import { normaliseVin } from './vin.ts'

/** What the text looks like; `value` is present once it is complete. Only the API validates a mobile fully. */
export interface Recognised {
  by: 'mobile' | 'plate' | 'vin' | undefined
  value: string | undefined
  /** The letters and digits of a plate, where all signs are such. */
  plate?: ReturnType<typeof readPlate>
}
const vinLength = 17
const plateDigits = 4
const mobileDigits = /^(\+|00)?\d{8,15}$/

/** Recognises what was typed so far. */
export function recognise(typed: string): Recognised {
  const bare = latinDigits(typed).replace(/[\s\-–·()\u200e\u200f\u2066-\u2069]/g, '')
  if (bare === '') return { by: undefined, value: undefined }
  if (/^(\+|0)\d*$/.test(bare) || (/^\d+$/.test(bare) && bare.length > plateDigits && bare.length < vinLength)) {
    return { by: 'mobile', value: mobileDigits.test(bare) ? bare : undefined }
  }
  const plate = readPlate(bare)
  const wholePlate = normalisePlate(typed)
  const onlyPlateSigns = plate.letters.length + plate.digits.length === [...bare.replace(/هـ/g, 'ه').replace(/ـ/g, '')].length
  if (wholePlate || (onlyPlateSigns && plate.letters.length <= 3 && plate.digits.length <= plateDigits))
    return { by: 'plate', value: wholePlate, plate }
  // Shaped as a plate, with letters that no plate has.
  if (/^([a-z]{1,3}\d{1,4}|\d{1,4}[a-z]{1,3})$/i.test(bare)) return { by: 'plate', value: undefined }
  if (/^[a-z0-9]+$/i.test(bare)) return { by: 'vin', value: normaliseVin(bare) }
  return { by: undefined, value: undefined }
}
