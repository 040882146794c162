import { changes, choice, ref, text } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** Who changed what and when; written with every change, never edited. */
export const audit = defineResource({
  name: 'audit',
  path: 'audit',
  module: 'audit',
  icon: 'history',
  group: 'settings',
  title: ['resource', 'action'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  fields: {
    /** The kind of actor; null in entries from before this was recorded. */
    actorKind: choice('auditActor', { list: true }),
    actorId: ref('staff', { list: true }),
    /** The word of the provider or job; for a customer, or a colleague acting for one, the customer's id. */
    actorName: text({ max: 60 }),
    resource: text({ required: true, list: true, max: 60 }),
    rowId: text({ required: true, list: true, filter: true, max: 40 }),
    action: choice('auditAction', { required: true, list: true }),
    address: text({ list: true, filter: true, max: 60 }),
    changes: changes({ required: true }),
  },
})
