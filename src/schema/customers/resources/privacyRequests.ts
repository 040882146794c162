import { choice, date, dateTime, longText, ref } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

const open = { state: ['open', 'inProgress'] }

/** What people ask of the dealership about their data, to be answered within thirty days. Source: Personal Data Protection Law, article 4. */
export const privacyRequests = defineResource({
  name: 'privacyRequests',
  path: 'privacyRequests',
  module: 'settings',
  icon: 'file',
  group: 'customers',
  imports: false,
  title: ['customerId'],
  subtitle: ['kind'],
  sort: { field: 'dueAt', order: 'ASC' },
  views: {
    open: { filter: open, sort: { field: 'dueAt', order: 'ASC' } },
    overdue: { filter: { dueAtSpan: 'past', ...open }, sort: { field: 'dueAt', order: 'ASC' } },
  },
  sections: {
    request: ['customerId', 'kind', 'receivedOn', 'request'],
    reply: ['state', 'dueAt', 'handledById', 'answer', 'answeredAt'],
  },
  fields: {
    customerId: ref('customers', { required: true, list: true, createOnly: true }),
    kind: choice('privacyRequestKind', { required: true, list: true }),
    // The day that it came; the thirty days are counted from it.
    receivedOn: date({ required: true, list: true, derived: true }),
    request: longText({ required: true, personal: true, max: 4000 }),
    state: choice('privacyRequestState', { required: true, list: true, initial: 'open' }),
    dueAt: dateTime({ list: true, readOnly: true }),
    handledById: ref('staff', { list: true }),
    answer: longText({ personal: true, max: 4000 }),
    answeredAt: dateTime({ readOnly: true, filter: true }),
  },
})
