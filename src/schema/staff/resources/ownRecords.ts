// What is kept for a colleague: their views of lists, and who signed in from where.
import { json } from '../../core/compounds.ts'
import { bilingual, choice, dateTime, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Lists as people keep them: filter, order, columns; their own, or shared with the team. */
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
    // The name in each language, of a view that others read too.
    names: bilingual({ max: 60 }),
    visibility: choice('viewVisibility', { required: true, list: true, initial: 'private' }),
    state: json({ required: true, initial: {} }),
    ownerId: ref('staff', { required: true, readOnly: true }),
  },
})

/** Proposals to make a colleague an administrator, which another administrator agrees to or declines. */
export const administratorRequests = defineResource({
  name: 'administratorRequests',
  path: 'administratorRequests',
  module: 'staff',
  icon: 'badge',
  group: 'settings',
  hidden: true,
  title: ['staffId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  fields: {
    staffId: ref('staff', { required: true, list: true, filter: true }),
    proposedById: ref('staff', { required: true, list: true }),
    state: choice('administratorRequestState', { required: true, list: true, filter: true, initial: 'open' }),
    expiresAt: dateTime({ required: true, list: true }),
    decidedById: ref('staff', { list: true }),
    decidedAt: dateTime({}),
  },
})

/** Who signed in, or tried to, from where. */
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
