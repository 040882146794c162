import { choice, dateTime, email, longText, ref, text } from '../../core/kinds.ts'
import { followedModules } from '../followed.ts'
import { defineResource } from '../../core/resource.ts'

/**
 * Notes and next steps on leads and other records of a customer, whose id is in one of the references. Type, department, booking status and
 * branch are copied from the record, so that anyone who may see the record may see them.
 */
export const followUps = defineResource({
  name: 'followUps',
  path: 'followUps',
  module: { field: 'about', of: followedModules },
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
  // The first column names the record's person and says what was noted.
  columns: ['dueAt', 'channel', 'contactResult', 'staffId', 'createdAt'],
  fields: {
    about: choice('followedRecord', { required: true, list: true, readOnly: true, initial: 'lead' }),
    // Follow-ups of other records come from the landing alone.
    leadId: ref('leads', { compulsory: true, list: true, createOnly: true }),
    complaintId: ref('complaints', { readOnly: true, filter: true }),
    feedbackId: ref('feedback', { readOnly: true, filter: true }),
    roadsideAssistanceId: ref('roadsideAssistance', { readOnly: true, filter: true }),
    homeServiceId: ref('homeService', { readOnly: true, filter: true }),
    appointmentId: ref('appointments', { readOnly: true, filter: true }),
    name: text({ required: true, list: true, search: true, readOnly: true, personal: true, max: 120 }),
    comment: longText({ required: true, list: true, search: true, max: 2000 }),
    dueAt: dateTime({ list: true }),
    channel: choice('followUpChannel', { list: true }),
    contactResult: choice('contactResult', { list: true }),
    staffId: ref('staff', { list: true, readOnly: true }),
    staffName: text({ readOnly: true, max: 120 }),
    staffEmail: email({ readOnly: true }),
    type: choice('leadType', { readOnly: true, filter: true }),
    department: choice('department', { readOnly: true, filter: true }),
    status: choice('bookingStatus', { readOnly: true, filter: true }),
    locationId: ref('dealershipLocations', { readOnly: true, filter: true }),
    // When its staff member was reminded of it.
    remindedAt: dateTime({ readOnly: true }),
  },
})
