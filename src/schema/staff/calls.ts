// The calls of staff.
import { staffSession } from '../core/staffSession.ts'
import { emailValue, idValue, line, bilingualOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'
import { limits } from '../core/limits.ts'
import { profileOut, ownSession } from './calls/profile.ts'
import { signIns } from './resources/ownRecords.ts'
import { staff } from './resources/staff.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { notificationChoices } from '../notifications/index.ts'

const idOf = z.string()
const nothing = z.object({})
const done = z.object({ successMessage: z.string().optional() })
const linkToken = z.string().min(1, 'validation.required').max(100)
/** Why a link to set a password was sent. */
const passwordLinkKinds = ['invitation', 'reset'] as const
const newPassword = z
  .string({ error: 'validation.required' })
  .min(8, 'validation.passwordShort')
  .max(limits.passwordLength, 'validation.passwordLong')
const password = z
  .string({ error: 'validation.required' })
  .min(1, 'validation.required')
  .max(limits.passwordLength, 'validation.passwordLong')
const recoveryCodes = z.object({
  /** Only shown in this answer. */
  recoveryCodes: z.array(z.string()),
  successMessage: z.string().optional(),
})
const counts = z.record(z.string(), z.number().int())
const named = {
  id: z.string(),
  name: bilingualOut,
  department: z.enum(enumerations.department),
  designation: z.enum(enumerations.designation),
}

/** What the browser's passkey functions take or answer, in the form of WebAuthn. */
const browserData = z.record(z.string(), z.unknown())
const passkeyState = z.string({ error: 'validation.required' }).min(1, 'validation.required').max(300)
const passkeyAnswer = { state: passkeyState, response: browserData }

/** Signs a colleague in; with a second step where it is required. */
export const login = defineCall({
  method: 'POST',
  path: '/staffs/login',
  access: 'anyone',
  input: z.strictObject({
    email: emailValue,
    password: z
      .string({ error: 'validation.required' })
      .min(1, 'validation.required')
      .max(limits.passwordLength, 'validation.passwordLong'),
    /** For the second step: the id from the first answer, and the code. */
    requestId: idValue.optional(),
    code: line(20).optional(),
  }),
  output: z.union([
    z.object({ token: z.string(), staff: staffSession }),
    z.object({
      otpRequired: z.literal(true),
      requestId: idOf,
      /** Seconds. */ ttl: z.number().int(),
      /** Seconds. */ resendAfter: z.number().int(),
      /** Masked. */ mobile: z.string(),
      /** Demo mode only: the code, as the outbox shows it. */ demoCode: z.string().optional(),
    }),
    /** The code comes from the person's authenticator app; a recovery code is accepted as well. */
    z.object({ otpRequired: z.literal(true), way: z.literal('app') }),
    /** The designation signs in with a passkey alone, and the person has none: the first one is made with `enrolFirstPasskey`. */
    z.object({ passkeyRequired: z.literal(true), options: browserData, state: z.string() }),
  ]),
})
/** Ends the session of the caller. */
export const logout = defineCall({ method: 'POST', path: '/staffs/logout', access: 'staff', input: z.object({}), output: z.object({}) })
/** The signed-in colleague. */
export const me = defineCall({
  method: 'GET',
  path: '/staffs/me',
  access: 'staff',
  input: nothing,
  output: z.object({ staff: staffSession }),
})
/** Changes one's own password and ends one's other sessions. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/staffs/password',
  access: 'staff',
  rateLimit: [{ rule: 'signInByAccount', by: ['tenant', 'person'] }],
  output: done,
  input: z
    .strictObject({
      current: z.string().min(1, 'validation.required').max(limits.passwordLength, 'validation.passwordLong'),
      password: z.string().min(8, 'validation.passwordShort').max(limits.passwordLength, 'validation.passwordLong'),
      confirm: z.string(),
    })
    .refine((given) => given.password === given.confirm, { path: ['confirm'], message: 'validation.passwordConfirm' }),
})
/** The designations of the tenant. */
export const designationList = defineCall({
  method: 'GET',
  path: '/staffs/get-designation-list',
  access: 'staff',
  input: nothing,
  output: z.object({
    data: z.array(z.object({ id: idOf, name: bilingualOut, role: z.enum(enumerations.designation) })),
    total: z.number().int(),
  }),
})
/** One's own profile. */
export const profile = defineCall({
  method: 'GET',
  path: '/staffs/profile',
  access: 'staff',
  input: nothing,
  output: z.object({ profile: profileOut }),
})
/** Changes one's own profile. */
export const updateProfile = defineCall({
  method: 'PUT',
  path: '/staffs/me',
  access: 'staff',
  input: z.strictObject({
    version: z.number().int(),
    name: staff.fields.name.input.optional(),
    photo: staff.fields.photo.input.nullish(),
    languageId: staff.fields.languageId.input.optional(),
    acceptingLeads: staff.fields.acceptingLeads.input.optional(),
    notificationChoices: notificationChoices.optional(),
  }),
  output: z.object({ profile: profileOut, successMessage: z.string().optional() }),
})
/** One's own open sessions and latest sign-ins. */
export const ownSessions = defineCall({
  method: 'GET',
  path: '/staffs/sessions',
  access: 'staff',
  input: nothing,
  output: z.object({ sessions: z.array(ownSession), signIns: z.array(signIns.record) }),
})
/** Ends one of one's own sessions, or all the others. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/staffs/sessions',
  access: 'staff',
  input: z.union([z.strictObject({ id: idValue }), z.strictObject({ others: z.literal(true) })]),
  output: z.object({ ended: z.number().int(), successMessage: z.string().optional() }),
})
/** Whether one has an authenticator app, and how many recovery codes are left. */
export const authenticator = defineCall({
  method: 'GET',
  path: '/staffs/authenticator',
  access: 'staff',
  input: nothing,
  output: z.object({ since: z.string().nullable(), recoveryLeft: z.number().int() }),
})
/** Creates an authenticator secret, active once a code of it is confirmed; the address is what the QR code holds. */
export const beginAuthenticator = defineCall({
  method: 'POST',
  path: '/staffs/authenticator/begin',
  access: 'staff',
  input: z.strictObject({ password }),
  output: z.object({ secret: z.string(), address: z.string() }),
})
/** Activates the authenticator app with a first code. */
export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/staffs/authenticator/confirm',
  access: 'staff',
  input: z.strictObject({ code: line(20) }),
  output: recoveryCodes,
})
/** Creates new recovery codes; the old ones become void. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/staffs/authenticator/recovery',
  access: 'staff',
  input: z.strictObject({ password }),
  output: recoveryCodes,
})
/** Removes one's own authenticator app. */
export const endAuthenticator = defineCall({
  method: 'POST',
  path: '/staffs/authenticator/end',
  access: 'staff',
  input: z.strictObject({ password }),
  output: done,
})
/** Removes the app of a colleague who lost it; administrators only. */
export const resetAuthenticator = defineCall({
  method: 'POST',
  path: '/staffs/authenticator/{id}/reset',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({}),
  output: done,
})
/** Begins signing in with a passkey: what the browser needs, and the state to send back. */
export const passkeyOptions = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/options',
  access: 'anyone',
  rateLimit: [{ rule: 'tokenByAddress', by: ['word:passkey', 'address'] }],
  input: z.strictObject({}),
  output: z.object({ options: browserData, state: z.string() }),
})
/** Signs a colleague in with a passkey, which stands for the password and the second step. */
export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/login',
  access: 'anyone',
  input: z.strictObject(passkeyAnswer),
  output: z.object({ token: z.string(), staff: staffSession }),
})
/** Makes the first passkey of somebody who must have one, and signs them in. The state is that of the call login. */
export const enrolFirstPasskey = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/first',
  access: 'anyone',
  rateLimit: [{ rule: 'tryByAddress', by: ['word:passkey', 'address'] }],
  input: z.strictObject({ ...passkeyAnswer, name: line(60) }),
  output: z.object({ token: z.string(), staff: staffSession }),
})
/** Begins the sign-in at the company's own provider, found by the domain of the e-mail: where to go, and what to send back afterwards. */
export const beginSingleSignOn = defineCall({
  method: 'POST',
  path: '/staffs/single-sign-on/begin',
  access: 'anyone',
  rateLimit: [{ rule: 'tokenByAddress', by: ['word:ssoBegin', 'address'] }],
  input: z.strictObject({ email: emailValue }),
  output: z.object({
    /** The page of the provider. */
    url: z.string(),
    /** Kept by the tab until the person comes back. */
    ticket: z.string(),
  }),
})
/** Signs a colleague in who comes back from the provider; the query is that of the address to which it sent them. */
export const finishSingleSignOn = defineCall({
  method: 'POST',
  path: '/staffs/single-sign-on/finish',
  access: 'anyone',
  rateLimit: [{ rule: 'tokenByAddress', by: ['word:sso', 'address'] }],
  input: z.strictObject({
    ticket: z.string({ error: 'validation.required' }).min(1, 'validation.required').max(2000),
    query: z.string({ error: 'validation.required' }).min(1, 'validation.required').max(6000),
  }),
  output: z.object({ token: z.string(), staff: staffSession }),
})
/** Reads what the provider says of itself, and whether it offers what we need; nothing is stored. */
export const testSingleSignOn = defineCall({
  method: 'POST',
  path: '/staffs/single-sign-on/test',
  access: { module: 'settings', action: 'configure' },
  rateLimit: [{ rule: 'tryByAddress', by: ['word:ssoTest', 'tenant'] }],
  input: z.strictObject({ issuer: line(300) }),
  output: z.object({
    issuer: z.string(),
    /** Where people sign in. */
    signIn: z.string(),
    /** The address to which the provider sends people back, as it has to be entered there. */
    redirectUri: z.string(),
    /** Whether the provider says that it can name a person's groups; null where it says nothing of it. */
    groups: z.boolean().nullable(),
  }),
})
/** One's own passkeys, and whether one must have one. */
export const passkeys = defineCall({
  method: 'GET',
  path: '/staffs/passkeys',
  access: 'staff',
  input: nothing,
  output: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })),
    required: z.boolean(),
  }),
})
/** Begins another passkey of one's own: what the browser needs, and the state to send back. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/begin',
  access: 'staff',
  input: z.strictObject({ password }),
  output: z.object({ options: browserData, state: z.string() }),
})
/** Keeps another passkey of one's own; one's other sessions end. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/staffs/passkeys',
  access: 'staff',
  input: z.strictObject({ ...passkeyAnswer, name: line(60) }),
  output: done,
})
/** Removes one of one's own passkeys. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/remove',
  access: 'staff',
  input: z.strictObject({ id: line(400), password }),
  output: done,
})
/** Removes the passkeys of a colleague who lost them; administrators only. */
export const resetPasskeys = defineCall({
  method: 'POST',
  path: '/staffs/passkeys/{id}/reset',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({}),
  output: done,
})
/** Sends a link to set a new password if the address is a colleague's; the answer is the same either way. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/staffs/password/reset',
  access: 'anyone',
  rateLimit: [
    { rule: 'resetByAddress', by: ['address'] },
    { rule: 'resetByAccount', by: ['input.email'] },
  ],
  input: z.strictObject({ email: emailValue }),
  output: done,
})
/** Whose link it is, and its kind. */
export const passwordLink = defineCall({
  method: 'POST',
  path: '/staffs/password/link',
  access: 'anyone',
  rateLimit: [{ rule: 'tryByAddress', by: ['word:link', 'address'] }],
  input: z.strictObject({ token: linkToken }),
  output: z.object({
    kind: z.enum(passwordLinkKinds),
    email: z.string(),
    name: bilingualOut,
    tenantName: bilingualOut,
  }),
})
/** Sets a password by a link. */
export const setPassword = defineCall({
  method: 'POST',
  path: '/staffs/password/set',
  access: 'anyone',
  rateLimit: [{ rule: 'tryByAddress', by: ['word:link', 'address'] }],
  input: z
    .strictObject({ token: linkToken, password: newPassword, confirm: z.string() })
    .refine((given) => given.password === given.confirm, { path: ['confirm'], message: 'validation.passwordConfirm' }),
  output: done.extend({ email: z.string() }),
})
/** Disables or enables an account. Error openWork with `details.counts` when the person has open work and no successor is named. */
export const enableDisable = defineCall({
  method: 'PATCH',
  path: '/staffs/enable-disable/{id}',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({ active: z.boolean('validation.yesNo'), reassignTo: idValue.nullish() }),
  output: z.object({ staff: staff.record, moved: counts, successMessage: z.string().optional() }),
})
/** Proposes a colleague as administrator. Where there is no second administrator to ask, they become one at once. */
export const proposeAdministrator = defineCall({
  method: 'POST',
  path: '/staffs/administrators/{id}',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({}),
  output: z.object({ state: z.enum(['open', 'agreed']), successMessage: z.string() }),
})
/** Agrees to or declines the open proposal of a colleague as administrator, or withdraws one's own. */
export const decideAdministrator = defineCall({
  method: 'POST',
  path: '/staffs/administrators/{id}/decide',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({ decision: z.enum(['agreed', 'declined', 'withdrawn'], 'validation.choice') }),
  output: done,
})
/** Number of a colleague's open items of work, by kind. */
export const staffOpenWork = defineCall({
  method: 'GET',
  path: '/staffs/open-work/{id}',
  access: { module: 'staff', action: 'show', row: 'staff' },
  input: z.object({}),
  output: z.object({ counts, total: z.number().int() }),
})
/** Sends the link to set a password: an invitation before the first sign-in, a reset after it. */
export const invite = defineCall({
  method: 'POST',
  path: '/staffs/invite/{id}',
  access: { module: 'staff', action: 'configure', row: 'staff' },
  input: z.strictObject({}),
  output: z.object({ successMessage: z.string() }),
})
/** Active colleagues who hold the designation of their department. */
export const managers = defineCall({
  method: 'GET',
  path: '/staffs/getMGStaff',
  access: 'staff',
  input: z.object({ department: z.enum(enumerations.department, 'validation.choice').optional() }),
  output: z.object({ data: z.array(z.object(named)), total: z.number().int() }),
})
/** Colleagues who hold a right on a module. */
export const staffByModule = defineCall({
  method: 'GET',
  path: '/staffs/get-staff-by-module',
  access: 'staff',
  input: z.object({ module: z.enum(enumerations.accessModule, 'validation.choice') }),
  output: z.object({
    data: z.array(z.object({ ...named, staffType: z.enum(enumerations.staffType).nullable() })),
    total: z.number().int(),
  }),
})

const calendarSubject = z.strictObject({
  /** A branch; null for one's own work. */
  locationId: idValue.nullable(),
})
/** One's own links by which calendar programs read one's work or a branch's bookings, without their secrets. */
export const calendarLinks = defineCall({
  method: 'GET',
  path: '/staffs/calendar-links',
  access: 'staff',
  input: nothing,
  output: z.object({ data: z.array(z.object({ locationId: z.string().nullable(), createdAt: z.string() })) }),
})
/** Makes one's link to a subject; an earlier one is void. */
export const makeCalendarLink = defineCall({
  method: 'POST',
  path: '/staffs/calendar-links',
  access: 'staff',
  input: calendarSubject,
  output: z.object({
    /** Only shown in this answer. */
    url: z.string(),
  }),
})
/** Voids one's link to a subject. */
export const revokeCalendarLink = defineCall({
  method: 'POST',
  path: '/staffs/calendar-links/revoke',
  access: 'staff',
  input: calendarSubject,
  output: done,
})
