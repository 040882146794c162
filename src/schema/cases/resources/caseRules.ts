import { bilingual, choice, integer, longText, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Which words of a customer choose a case's department, severity and category; the first rule in the order decides. */
export const caseRules = defineResource({
  name: 'caseRules',
  path: 'masters/caseRules',
  module: 'masters',
  icon: 'complaint',
  group: 'masters',
  title: ['name'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    name: bilingual({ required: true, list: true, search: true }),
    // Words and phrases of either language, by line or comma; a word that ends in * stands for all that begin like it.
    words: longText({ required: true, search: true, max: 2000 }),
    department: choice('department', { required: true, list: true, initial: 'General' }),
    severity: choice('severity', { required: true, list: true, initial: 'normal' }),
    category: choice('complaintCategory', { required: true, list: true, initial: 'other' }),
    position: integer({ required: true, list: true, max: 1000, initial: 0 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})
