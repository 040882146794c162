import { choice, dateTime, email, longText, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Notes and next steps on leads. Type and branch are copied from the lead, so that anyone who may see the lead may see them. */
export const followUps = defineResource({
  name: 'followUps',
  path: 'followUps',
  module: 'leads',
  icon: 'followUp',
  group: 'requests',
  title: ['name'],
  subtitle: ['comment'],
  sort: { field: 'createdAt', order: 'DESC' },
  own: ['staffId'],
  views: {
    mine: { filter: { staffId: 'me', contactResultHas: 'false' } },
    today: { filter: { dueAtSpan: 'today', contactResultHas: 'false' } },
    overdue: { filter: { dueAtSpan: 'past', contactResultHas: 'false' }, sort: { field: 'dueAt', order: 'ASC' } },
  },
  location: 'locationId',
  fields: {
    leadId: ref('leads', { required: true, list: true, createOnly: true }),
    name: text({ required: true, list: true, search: true, readOnly: true, personal: true, max: 120 }),
    comment: longText({ required: true, list: true, search: true, max: 2000 }),
    dueAt: dateTime({ list: true }),
    channel: choice('followUpChannel', { list: true }),
    contactResult: choice('contactResult', { list: true }),
    staffId: ref('staff', { list: true, readOnly: true }),
    staffName: text({ readOnly: true, max: 120 }),
    staffEmail: email({ readOnly: true }),
    type: choice('leadType', { required: true, readOnly: true, filter: true }),
    locationId: ref('dealershipLocations', { readOnly: true, filter: true }),
    // When its staff member was reminded of it.
    remindedAt: dateTime({ readOnly: true }),
  },
})
