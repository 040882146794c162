// Records of the system itself: files, notifications, views, jobs, sign-ins, merges. Only the files are in the menu.
import { json } from '../../core/compounds.ts'
import { bilingual, choice, dateTime, integer, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Uploaded files; created by the upload call only. */
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

/** Notices to members of staff; each person has their own. */
export const notifications = defineResource({
  name: 'notifications',
  path: 'notifications',
  module: 'own',
  icon: 'bell',
  group: 'desk',
  hidden: true,
  title: ['title'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  own: ['staffId'],
  fields: {
    staffId: ref('staff', { required: true }),
    kind: choice('notificationKind', { required: true, list: true }),
    title: bilingual({ required: true, list: true, max: 300 }),
    resource: text({ max: 60 }),
    rowId: text({ max: 40 }),
    readAt: dateTime({ filter: true }),
  },
})

/** Saved views of lists: filter, order, columns; one's own, or shared with the team. */
export const savedViews = defineResource({
  name: 'savedViews',
  path: 'savedViews',
  module: 'savedViews',
  icon: 'view',
  group: 'settings',
  hidden: true,
  imports: false,
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  own: ['ownerId'],
  fields: {
    resource: text({ required: true, list: true, filter: true, createOnly: true, max: 60 }),
    name: text({ required: true, list: true, max: 60 }),
    visibility: choice('viewVisibility', { required: true, list: true, initial: 'private' }),
    state: json({ required: true, initial: {} }),
    ownerId: ref('staff', { required: true, readOnly: true }),
  },
})

/** Background jobs with their progress. */
export const jobs = defineResource({
  name: 'jobs',
  path: 'jobs',
  module: 'own',
  icon: 'job',
  group: 'settings',
  hidden: true,
  title: ['kind', 'resource'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  own: ['ownerId'],
  fields: {
    kind: choice('jobKind', { required: true, list: true }),
    resource: text({ required: true, list: true, max: 60 }),
    state: choice('jobState', { required: true, list: true, initial: 'waiting' }),
    done: integer({ required: true, list: true, initial: 0 }),
    total: integer({ required: true, list: true, initial: 0 }),
    failed: integer({ required: true, list: true, initial: 0 }),
    input: json({ required: true, writeOnly: true, initial: {} }),
    result: json({ required: true, initial: {} }),
    // Empty for system jobs, which no list shows.
    ownerId: ref('staff', { list: true }),
    heartbeatAt: dateTime({}),
  },
})

/** Pauses, by name: `kind:<kind of job>`, `job:<id>`, `clock:<clock>` or `sender`. A row is a pause. */
export const workPauses = defineResource({
  name: 'workPauses',
  path: 'work-pauses',
  module: 'settings',
  icon: 'job',
  group: 'settings',
  hidden: true,
  title: ['what'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    what: text({ required: true, list: true, unique: true, max: 80 }),
  },
})

/** Sign-ins and failed attempts, with their origin. */
export const signIns = defineResource({
  name: 'signIns',
  path: 'signIns',
  module: 'staff',
  icon: 'signIn',
  group: 'settings',
  hidden: true,
  title: ['staffId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  fields: {
    staffId: ref('staff', { required: true, list: true }),
    outcome: choice('signInOutcome', { required: true, list: true }),
    address: text({ list: true, max: 60 }),
    userAgent: text({ list: true, max: 300 }),
  },
})

/** Merges of customers: which rows were reassigned, so that a merge can be undone. */
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
