import type { Word } from '../enumerations.ts'

/** The designation of a department's staff. Source: specification, section 6. */
export const designationOf: Record<Word<'department'>, Word<'designation'>> = {
  Service: 'Service Manager',
  Sales: 'Sales Manager',
  Parts: 'Parts Manager',
  Finance: 'Administrator',
  Bodyshop: 'Service Manager',
  General: 'General Inquiry',
}
