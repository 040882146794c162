import { bilingual, choice, choices, email, mobile, password, ref, refs, text, weeklyHours, yesNo } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** People with a sign-in. */
export const staff = defineResource({
  name: 'staff',
  path: 'staffs/list',
  module: 'staff',
  icon: 'badge',
  group: 'settings',
  title: ['name'],
  subtitle: ['email'],
  sort: { field: 'staffNo', order: 'ASC' },
  sections: {
    person: ['staffNo', 'name', 'email', 'mobile', 'password'],
    role: ['department', 'designationId', 'staffType', 'locationIds', 'leadTypes', 'modules', 'acceptingLeads', 'active'],
    hours: ['workingHours'],
  },
  fields: {
    staffNo: text({ required: true, list: true, search: true, unique: true, max: 20 }),
    name: bilingual({ required: true, list: true, search: true, max: 120 }),
    email: email({ required: true, list: true, search: true, unique: true }),
    mobile: mobile({ search: true, pii: true }),
    department: choice('department', { required: true, list: true }),
    designationId: ref('designation', { required: true, list: true }),
    staffType: choice('staffType', { list: true }),
    locationIds: refs('dealershipLocations', { required: true, initial: [] }),
    leadTypes: choices('leadType', { required: true, initial: [] }),
    modules: choices('accessModule', { required: true, initial: [] }),
    workingHours: weeklyHours({}),
    acceptingLeads: yesNo({ required: true, initial: true }),
    active: yesNo({ required: true, list: true, initial: true }),
    password: password({}),
  },
})
