import type { Word } from '../enumerations.ts'

/** The department that answers a lead of the type. */
export const departmentOf: Record<Word<'leadType'>, Word<'department'>> = {
  'New Car Sales': 'Sales',
  'Used Car Sales': 'Sales',
  'Test Drive': 'Sales',
  'General Inquiry': 'General',
  'After Sales Inquiry': 'Service',
  'Parts Inquiry': 'Parts',
}
