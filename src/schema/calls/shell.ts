// Shapes of what the shell asks: search, notifications, one's own account, the first-run checklist, passwords by link.
import { z } from 'zod'
import { enumerations, type Word } from '../enumerations.ts'
import { limits } from '../limits.ts'
import { appointments } from '../resources/appointments.ts'
import { customers } from '../resources/customers.ts'
import { notifications, signIns } from '../resources/desk.ts'
import { leads } from '../resources/leads.ts'
import { staff } from '../resources/staff.ts'
import { vehicles } from '../resources/vehicles.ts'
import { emailValue, idValue } from '../values.ts'

/** What the global search looks through, in the order it shows. */
export const searchedResources = ['customers', 'vehicles', 'appointments', 'leads'] as const
/** Rows the global search shows of each resource. */
export const searchRows = 5

const nothing = z.object({})
const done = z.object({ successMessage: z.string().optional() })
const moment = z.string()

/** Whether a kind of notification is shown in the bell, and whether an e-mail and a push go out too. */
const notificationChoice = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean().optional() })
/** Choices by kind. */
const notificationChoices = z.strictObject(
  Object.fromEntries(enumerations.notificationKind.map((kind) => [kind, notificationChoice.optional()])) as Record<
    Word<'notificationKind'>,
    z.ZodOptional<typeof notificationChoice>
  >,
)
/** What a person wants to be told, by kind. */
export type NotificationChoices = z.infer<typeof notificationChoices>

const profile = z.object({
  id: z.string(),
  version: z.number().int(),
  staffNo: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  email: z.string(),
  mobile: z.string().nullable(),
  photo: z.string().nullable(),
  languageId: z.enum(enumerations.language),
  acceptingLeads: z.boolean(),
  notificationChoices,
})
/** A member of staff as they see themselves. */
export type Profile = z.infer<typeof profile>

const ownSession = z.object({
  id: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  present: z.boolean(),
})
/** An open session of the person. */
export type OwnSession = z.infer<typeof ownSession>

const newPassword = z
  .string({ error: 'validation.required' })
  .min(8, 'validation.passwordShort')
  .max(limits.passwordLength, 'validation.passwordLong')
const linkToken = z.string().min(1, 'validation.required').max(100)
/** Why somebody sets a password by link. */
const passwordLinkKinds = ['invitation', 'reset'] as const

/** The steps of a new tenant's first run, in order. */
export const checklistSteps = ['logo', 'colours', 'branches', 'hours', 'staff', 'flags', 'holidays'] as const

const group = <const N extends string, R extends z.ZodType>(resource: N, record: R) =>
  z.object({ resource: z.literal(resource), total: z.number().int(), rows: z.array(record) })

/** Inputs and outputs by call. */
export const shellEndpoints = {
  globalSearch: {
    audience: 'staff',
    input: z.strictObject({ q: z.string().trim().min(2, 'validation.tooShort').max(200, 'validation.tooLong') }),
    output: z.object({
      groups: z.array(
        z.discriminatedUnion('resource', [
          group('customers', customers.record),
          group('vehicles', vehicles.record),
          group('appointments', appointments.record),
          group('leads', leads.record),
        ]),
      ),
    }),
  },
  ownNotifications: {
    audience: 'staff',
    input: z.object({ size: z.coerce.number().int().min(1).max(100).optional() }),
    output: z.object({ data: z.array(notifications.record), unread: z.number().int() }),
  },
  readNotifications: {
    audience: 'staff',
    input: z.union([z.strictObject({ ids: z.array(idValue).min(1).max(100) }), z.strictObject({ all: z.literal(true) })]),
    output: z.object({ unread: z.number().int() }),
  },
  profile: { audience: 'staff', input: nothing, output: z.object({ profile }) },
  updateProfile: {
    audience: 'staff',
    input: z.strictObject({
      version: z.number().int(),
      name: staff.fields.name.input.optional(),
      photo: staff.fields.photo.input.nullish(),
      languageId: staff.fields.languageId.input.optional(),
      acceptingLeads: staff.fields.acceptingLeads.input.optional(),
      notificationChoices: notificationChoices.optional(),
    }),
    output: z.object({ profile, successMessage: z.string().optional() }),
  },
  ownSessions: {
    audience: 'staff',
    input: nothing,
    output: z.object({ sessions: z.array(ownSession), signIns: z.array(signIns.record) }),
  },
  endSessions: {
    audience: 'staff',
    input: z.union([z.strictObject({ id: idValue }), z.strictObject({ others: z.literal(true) })]),
    output: z.object({ ended: z.number().int(), successMessage: z.string().optional() }),
  },
  checklist: {
    audience: 'staff',
    input: nothing,
    output: z.object({
      steps: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
      /** The row that holds how the tenant looks. */
      settingsId: z.string(),
      dismissed: z.boolean(),
    }),
  },
  dismissChecklist: { audience: 'staff', input: z.strictObject({ dismissed: z.boolean() }), output: z.object({ dismissed: z.boolean() }) },
  masterCounts: { audience: 'staff', input: nothing, output: z.object({ counts: z.record(z.string(), z.number().int()) }) },
  requestPasswordReset: { audience: 'anyone', input: z.strictObject({ email: emailValue }), output: done },
  passwordLink: {
    audience: 'anyone',
    input: z.strictObject({ token: linkToken }),
    output: z.object({
      kind: z.enum(passwordLinkKinds),
      email: z.string(),
      name: z.object({ en: z.string(), ar: z.string() }),
      tenantName: z.object({ en: z.string(), ar: z.string() }),
    }),
  },
  setPassword: {
    audience: 'anyone',
    input: z
      .strictObject({ token: linkToken, password: newPassword, confirm: z.string() })
      .refine((given) => given.password === given.confirm, { path: ['confirm'], message: 'validation.passwordConfirm' }),
    output: done.extend({ email: z.string() }),
  },
} as const
