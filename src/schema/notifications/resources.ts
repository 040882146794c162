// The notifications of a member of staff.
import { bilingual, choice, dateTime, ref, text } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** What a member of staff should know of; each has their own. */
export const notifications = defineResource({
  name: 'notifications',
  path: 'notifications',
  module: 'notices',
  icon: 'bell',
  group: 'requests',
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
