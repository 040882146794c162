// Files that were uploaded.
import { choice, integer, ref, text } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** Files that were uploaded; made by the upload call only. */
export const files = defineResource({
  name: 'files',
  path: 'files',
  module: 'files',
  icon: 'file',
  group: 'settings',
  title: ['name'],
  subtitle: ['kind'],
  namedWith: ['url', 'mime', 'bytes', 'width', 'height', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    name: text({ required: true, list: true, search: true, max: 200, personal: true }),
    kind: choice('uploadKind', { required: true, list: true }),
    mime: choice('fileType', { required: true, list: true }),
    bytes: integer({ required: true, list: true, max: 50_000_000, unit: 'bytes', filter: false }),
    width: integer({ max: 100_000 }),
    height: integer({ max: 100_000 }),
    url: text({ required: true, max: 500 }),
    storageKey: text({ required: true, writeOnly: true, unique: true, max: 200 }),
    hash: text({ required: true, writeOnly: true, max: 80 }),
    customerId: ref('customers', { filter: true }),
  },
})
