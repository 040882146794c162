import { choice, longText, ref, text, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'
import { leads } from '../../leads/index.ts'
import { problemsOfMapping } from '../formMapping.ts'

/** Forms outside of the product whose leads come in by the API: which of their fields is what of a lead, and what all of them are. */
export const leadForms = defineResource({
  name: 'leadForms',
  path: 'integrations/lead-forms',
  module: 'integrations',
  icon: 'source',
  group: 'settings',
  title: ['name'],
  sort: { field: 'createdAt', order: 'DESC' },
  imports: false,
  check: ({ mapping }) => problemsOfMapping(mapping),
  fields: {
    name: text({ required: true, list: true, search: true, unique: true, max: 120 }),
    // What a lead is where the form does not say it.
    type: choice('leadType', { required: true, list: true }),
    source: choice('leadSource', { required: true, list: true, initial: leads.fields.source.initial }),
    locationId: ref('dealershipLocations', { list: true }),
    // What is which: `name in the form = column of the lead`, one a line. Names that are not here are recognised by themselves.
    mapping: longText({ max: 10_000 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})
