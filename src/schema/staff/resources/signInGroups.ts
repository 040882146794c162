import { choice, integer, ref, refs, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** What the groups of the company's sign-in mean here: the rights of a colleague who comes in by it. The group `*` stands for everybody. */
export const signInGroups = defineResource({
  name: 'signInGroups',
  path: 'signInGroups',
  module: 'settings',
  icon: 'badge',
  group: 'settings',
  title: ['group'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    group: text({ required: true, list: true, search: true, unique: true, max: 200 }),
    // Of somebody in several groups the one with the lowest number counts.
    position: integer({ required: true, list: true, min: 1, max: 1000, initial: 100 }),
    department: choice('department', { required: true, list: true }),
    designationId: ref('designation', { required: true, list: true, derived: true }),
    staffType: choice('staffType', { list: true }),
    locationIds: refs('dealershipLocations', { required: true, initial: [] }),
  },
})
