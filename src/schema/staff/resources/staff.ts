import { json, periods } from '../../core/compounds.ts'
import {
  bilingual,
  choice,
  choices,
  dateTime,
  email,
  mobile,
  password,
  ref,
  refs,
  text,
  upload,
  weeklyHours,
  yesNo,
} from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

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
    person: ['staffNo', 'name', 'email', 'mobile', 'photo', 'password'],
    role: ['department', 'designationId', 'staffType', 'locationIds', 'leadTypes', 'modules', 'acceptingLeads', 'active', 'languageId'],
    hours: ['workingHours', 'leave'],
  },
  fields: {
    staffNo: text({ required: true, list: true, search: true, unique: true, max: 20 }),
    name: bilingual({ required: true, list: true, search: true, max: 120 }),
    email: email({ required: true, list: true, search: true, unique: true }),
    mobile: mobile({ search: true, pii: true }),
    department: choice('department', { required: true, list: true }),
    designationId: ref('designation', { required: true, list: true, derived: true }),
    staffType: choice('staffType', { list: true }),
    locationIds: refs('dealershipLocations', { required: true, initial: [] }),
    leadTypes: choices('leadType', { required: true, initial: [] }),
    modules: choices('accessModule', { required: true, initial: [] }),
    workingHours: weeklyHours({}),
    leave: periods({ required: true, initial: [] }),
    photo: upload('photo', {}),
    languageId: choice('language', { required: true, initial: '2' }),
    notificationChoices: json({ required: true, readOnly: true, initial: {} }),
    invitedAt: dateTime({ readOnly: true }),
    lastSignInAt: dateTime({ readOnly: true, filter: true }),
    // Empty while the sign-in needs no authenticator app.
    authenticatorSince: dateTime({ readOnly: true }),
    // Empty while the person has no passkey.
    passkeySince: dateTime({ readOnly: true }),
    // When the person last made or renewed a link of a calendar, and last voided one.
    calendarLinkAt: dateTime({ readOnly: true }),
    calendarUnlinkedAt: dateTime({ readOnly: true }),
    // When the person stopped being an administrator; for a week they still count as the second one.
    administratorUntil: dateTime({ readOnly: true }),
    acceptingLeads: yesNo({ required: true, initial: true }),
    // Set by the call enableDisable, because closing an account hands over its work.
    active: yesNo({ required: true, list: true, createOnly: true, initial: true }),
    password: password({}),
  },
})
