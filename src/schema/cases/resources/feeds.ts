import { json } from '../../core/compounds.ts'
import { choice, dateTime, integer, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

const count = integer({ required: true, list: true, initial: 0 })

/** Complaint files of another system: one row a file, with the result of its lines. */
export const feedFiles = defineResource({
  name: 'feedFiles',
  path: 'feedFiles',
  module: 'settings',
  icon: 'file',
  group: 'requests',
  title: ['name'],
  subtitle: ['state'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    name: text({ required: true, list: true, search: true, max: 255 }),
    source: choice('feedSource', { required: true, initial: 'folder' }),
    state: choice('feedFileState', { required: true, list: true, initial: 'reading' }),
    // Why none of its lines was read.
    trouble: choice('feedTrouble', { list: true }),
    lines: count,
    imported: count,
    // Lines with the reference of a complaint that exists already.
    repeated: count,
    bad: count,
    bytes: integer({ required: true, initial: 0 }),
    hash: text({ required: true, max: 64 }),
    modifiedAt: dateTime({}),
    finishedAt: dateTime({}),
  },
})

/** Lines of such files that made no complaint, until somebody corrects or dismisses them. */
export const feedLines = defineResource({
  name: 'feedLines',
  path: 'feedLines',
  module: 'feedback',
  icon: 'complaint',
  group: 'requests',
  hidden: true,
  title: ['externalRef'],
  subtitle: ['column'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  views: { open: { filter: { state: ['open'] } } },
  fields: {
    fileId: ref('feedFiles', { required: true, list: true }),
    line: integer({ required: true, list: true, initial: 0 }),
    externalRef: text({ list: true, search: true, max: 60 }),
    state: choice('feedLineState', { required: true, list: true, initial: 'open' }),
    // The column of the first error.
    column: choice('feedColumn', { list: true }),
    problem: choice('feedProblem', { list: true }),
    // The line's values by column; emptied once nobody needs them.
    values: json({ required: true, personal: true, initial: {} }),
    department: choice('department', { required: true, list: true, initial: 'Service' }),
    complaintId: ref('complaints', { list: true }),
  },
})
