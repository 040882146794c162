import type { Word } from '../enumerations.ts'

/** Specification, section 6: the designation that a department's staff take. */
export const designationOf: Record<Word<'department'>, Word<'designation'>> = {
  Service: 'Service Manager',
  Sales: 'Sales Manager',
  Parts: 'Parts Manager',
  Finance: 'Administrator',
  Bodyshop: 'Service Manager',
  General: 'General Inquiry',
}
