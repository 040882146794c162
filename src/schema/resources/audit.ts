import { changes, choice, ref, text } from '../kinds.ts'
import { defineResource } from '../resource.ts'

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
    actorId: ref('staff', { list: true }),
    resource: text({ required: true, list: true, max: 60 }),
    rowId: text({ required: true, list: true, filter: true, max: 40 }),
    action: choice('auditAction', { required: true, list: true }),
    address: text({ list: true, filter: true, max: 60 }),
    changes: changes({ required: true }),
  },
})
