import { choice, dateTime, integer, longText, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Personal data that was lost, seen or changed by somebody who should not: the authority is notified within 72 hours. Source: PDPL, article 20. */
export const breaches = defineResource({
  name: 'breaches',
  path: 'breaches',
  module: 'settings',
  icon: 'flag',
  group: 'customers',
  imports: false,
  title: ['title'],
  sort: { field: 'foundAt', order: 'DESC' },
  views: {
    open: { filter: { state: ['open', 'reported'] } },
    overdue: { filter: { reportBySpan: 'past', state: ['open'] }, sort: { field: 'reportBy', order: 'ASC' } },
  },
  sections: {
    found: ['title', 'foundAt', 'description', 'people'],
    reports: ['state', 'reportBy', 'reportedAt', 'reference', 'peopleInformedAt', 'measures'],
  },
  fields: {
    title: text({ required: true, list: true, search: true, max: 200 }),
    foundAt: dateTime({ required: true, list: true }),
    description: longText({ required: true, search: true, max: 4000 }),
    // How many people it is about, as far as known.
    people: integer({ list: true, max: 100_000_000 }),
    state: choice('breachState', { required: true, list: true, initial: 'open' }),
    reportBy: dateTime({ list: true, readOnly: true }),
    // When the authority was notified, and its number for it.
    reportedAt: dateTime({ list: true }),
    reference: text({ max: 120 }),
    peopleInformedAt: dateTime({ list: true }),
    measures: longText({ max: 4000 }),
  },
})
