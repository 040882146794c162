import { changes, choice, integer, ref, text } from '../core/kinds.ts'
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
    /** The word of the provider or job, the name of the API key; for a customer, or a colleague acting for one, the customer's id. */
    actorName: text({ max: 60 }),
    resource: text({ required: true, list: true, max: 60 }),
    rowId: text({ required: true, list: true, filter: true, max: 40 }),
    action: choice('auditAction', { required: true, list: true }),
    address: text({ list: true, filter: true, max: 60 }),
    changes: changes({ required: true }),
  },
})

/** Who read, acted for or exported whom; written by what reads, never edited. */
export const accessLedger = defineResource({
  name: 'accessLedger',
  path: 'access-ledger',
  module: 'accessLedger',
  icon: 'history',
  group: 'settings',
  title: ['kind'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  fields: {
    staffId: ref('staff', { required: true, list: true }),
    kind: choice('accessKind', { required: true, list: true }),
    /** Null for an export of a list. */
    customerId: ref('customers', { list: true }),
    /** The name of the exported resource; null otherwise. */
    resource: text({ list: true, max: 60 }),
    /** Number of exported rows; null otherwise. */
    rows: integer({ list: true }),
    /** The network address. */
    address: text({ list: true, filter: true, max: 60 }),
  },
})
