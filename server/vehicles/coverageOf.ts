// Whether a car's warranty or service contract covers assistance on a day.
import type { Word } from '../../src/schema/enumerations.ts'
import type { RowOf } from '../core/db/repository.ts'

type Car = Pick<RowOf<'vehicles'>, 'warrantyEnd' | 'warrantyKm' | 'contractEnd' | 'contractKm' | 'contractNumber' | 'mileageKm'>

/** Whether a day and a mileage are within both bounds; a missing bound does not count, and without any there is no cover. */
export function holds(end: string | null, maxKm: number | null, mileage: number | null, day: string): boolean {
  if (end === null && maxKm === null) return false
  if (end !== null && end < day) return false
  // With an unknown mileage only the date decides.
  if (maxKm !== null && mileage === null) return end !== null
  return maxKm === null || mileage === null || mileage <= maxKm
}

/** The warranty takes precedence over the contract; `basis` holds the values used. `day` is local, YYYY-MM-DD. */
export function coverageOf(car: Car, day: string): { coverage: Word<'coverage'>; coverageBasis: Record<string, unknown> } {
  const { warrantyEnd, warrantyKm, contractEnd, contractKm, contractNumber, mileageKm } = car
  const coverage = holds(warrantyEnd, warrantyKm, mileageKm, day)
    ? 'warranty'
    : holds(contractEnd, contractKm, mileageKm, day)
      ? 'contract'
      : 'none'
  return { coverage, coverageBasis: { day, warrantyEnd, warrantyKm, contractEnd, contractKm, contractNumber, mileageKm } }
}
