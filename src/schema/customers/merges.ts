// What merging customers keeps.
import { json } from '../core/compounds.ts'
import { dateTime, ref } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** Customers that were found to be one person: what went from where to whom, so that it can go back. */
export const customerMerges = defineResource({
  name: 'customerMerges',
  path: 'customer-merges',
  module: 'customers',
  icon: 'merge',
  group: 'customers',
  hidden: true,
  title: ['keptId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    keptId: ref('customers', { required: true, list: true }),
    mergedId: ref('customers', { required: true, list: true }),
    moved: json({ required: true, writeOnly: true, initial: {} }),
    undoneAt: dateTime({ list: true }),
  },
})
