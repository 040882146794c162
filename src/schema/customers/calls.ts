// The calls of customers.
import type { RecordOf } from '../core/resource.ts'
import { aboutData, aboutDataInput, consentPurposes, detailsInput } from './calls/ownData.ts'
import { customerMerges } from './merges.ts'
import { customers } from './resources.ts'
import { enumerations } from '../enumerations.ts'
import { longText } from '../core/kinds.ts'
import { matches } from './calls/found.ts'
import { bilingualOut, mobileValue, plateValue, vinValue, idValue, line } from '../core/values.ts'
import { newCustomer } from './registration.ts'
import { ownCarOut, ownRecord } from '../publicRows.ts'
import { resources } from '../resources.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const exactlyOne = <T extends z.ZodType<Record<string, unknown>>>(schema: T) =>
  schema.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, 'validation.exactlyOne')
const findBy = { mobile: mobileValue.optional(), plate: plateValue.optional(), vin: vinValue.optional() }
const findInput = exactlyOne(z.strictObject(findBy))
// The same shape for hit and miss until the code is verified: it only repeats the normalised input. Colleagues also get the customers
// found.
const findOutput = z.object({ by: z.enum(['mobile', 'plate', 'vin']), value: z.string(), mobileNeeded: z.boolean(), matches })
const idOf = z.string()
const customerOut = ownRecord('customers')
const done = z.object({ successMessage: z.string().optional() })
const nothing = z.object({})
const version = z.number().int()
const successMessage = z.string().optional()
const row = z.record(z.string(), z.unknown())
const resource = z.enum(Object.keys(resources) as [keyof typeof resources, ...(keyof typeof resources)[]])
const id = z.string()
const difference = z.object({ field: z.string(), kept: z.unknown(), merged: z.unknown() })
type NewCustomer = Partial<RecordOf<typeof customers>>

/** Looks a customer up by mobile, plate or VIN; visitors get the same answer for a hit and a miss. */
export const findCustomer = defineCall({
  method: 'POST',
  path: '/customers/find-customer',
  access: 'visitor',
  input: findInput,
  output: findOutput,
})
/** The same as `findCustomer`, under the path that the specification names. */
export const findCustomerByVehicle = defineCall({
  method: 'POST',
  path: '/customers/find-customer-by-vehicle',
  access: 'visitor',
  input: findInput,
  output: findOutput,
})
/** Sends a one-time code to a mobile. */
export const requestOtp = defineCall({
  method: 'POST',
  path: '/staffs/request-otp',
  access: 'visitor',
  feature: { flag: 'OTP_PROCESS' },
  // The limits of the network address and of the mobile are the handler's: a device that the owner is known on does not count.
  rateLimit: [{ rule: 'codeByDevice', by: ['session'] }],
  proofOfWork: true,
  input: z.strictObject({
    purpose: z.enum(['find', 'book']),
    mobile: mobileValue,
    plate: plateValue.optional(),
    vin: vinValue.optional(),
    languageId: z.enum(enumerations.language).optional(),
  }),
  output: z.object({
    requestId: idOf,
    /** Seconds. */ ttl: z.number().int(),
    /** Seconds. */ resendAfter: z.number().int(),
    mobile: z.string(),
    /** Demo mode only: the code, as the outbox shows it. */ demoCode: z.string().optional(),
  }),
})
/** Verifies the code of a mobile and opens the customer's session. */
export const verifyOtp = defineCall({
  method: 'POST',
  path: '/staffs/verify-otp',
  access: 'visitor',
  feature: { flag: 'OTP_PROCESS' },
  rateLimit: [
    { rule: 'codeTryByDevice', by: ['session'] },
    { rule: 'codeTryByAddress', by: ['tenant', 'address'] },
  ],
  input: z.strictObject({ requestId: idValue, code: line(20) }),
  output: z.object({
    token: z.string(),
    mobile: z.string(),
    customer: customerOut.nullable(),
    vehicles: z.array(ownCarOut),
    /** noCustomer: 'Sorry, No customer found on CMS.'; mobileNotMatched: the vehicle is registered to another mobile. */
    match: z.enum(['found', 'noCustomer', 'mobileNotMatched']),
    message: z.string().optional(),
  }),
})
/** Reports to the dealership that no code arrived. */
export const reportOtpIssue = defineCall({
  method: 'POST',
  path: '/staffs/otp-verification-issue-email',
  access: 'visitor',
  feature: { flag: 'OTP_PROCESS' },
  rateLimit: [
    { rule: 'issueByDevice', by: ['session'] },
    { rule: 'issueByAddress', by: ['tenant', 'address'] },
  ],
  proofOfWork: true,
  output: done,
  input: z.strictObject({ mobile: mobileValue, plate: plateValue.optional(), note: longText({ max: 1000 }).input.optional() }),
})
/** Creates the customer of the proven mobile. */
export const createUser = defineCall({
  method: 'POST',
  path: '/landing-page/createUser',
  access: 'customer',
  idempotent: true,
  input: newCustomer,
  output: z.object({ customer: customerOut, successMessage: z.string().optional() }),
})
/** The customer of the proven mobile, with their cars. */
export const customerDetails = defineCall({
  method: 'GET',
  path: '/customers/customer-details',
  access: 'customer',
  input: nothing,
  output: z.object({ mobile: z.string(), customer: customerOut.nullable(), vehicles: z.array(ownCarOut) }),
})
/** Updates the customer's own details. */
export const updateCustomerDetails = defineCall({
  method: 'POST',
  path: '/landing-page/updateCustomerDetails',
  access: 'customer',
  idempotent: true,
  input: detailsInput,
  output: z.object({ customer: customerOut, successMessage }),
})
/** Records that the customer gave or withdrew a consent. */
export const giveConsent = defineCall({
  method: 'POST',
  path: '/landing-page/consents',
  access: 'customer',
  /** With a channel only of that one: WhatsApp has a consent of its own. */
  input: z.strictObject({
    purpose: z.enum(consentPurposes, 'validation.choice'),
    channel: z.literal('whatsapp', 'validation.choice').optional(),
    granted: z.boolean('validation.yesNo'),
  }),
  output: z.object({ customer: customerOut, successMessage }),
})
/** All personal data about the customer. */
export const ownData = defineCall({
  method: 'GET',
  path: '/landing-page/personal-data',
  access: 'customer',
  inPerson: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: z.object({}),
  output: z.object({ exportedAt: z.string(), customer: row, records: z.record(z.string(), z.array(row)) }),
})
/** Who of the staff opened, acted for or exported the customer; the newest, without network addresses. */
export const ownAccess = defineCall({
  method: 'GET',
  path: '/landing-page/personal-data/access',
  access: 'customer',
  inPerson: true,
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id, at: z.string(), kind: z.enum(enumerations.accessKind), by: bilingualOut.nullable() })) }),
})
/** Erases the customer's own data. */
export const eraseOwnData = defineCall({
  method: 'POST',
  path: '/landing-page/personal-data/erase',
  access: 'customer',
  inPerson: true,
  /** `name`: the customer's own name, typed as a confirmation. */
  input: z.strictObject({ version, name: line(130) }),
  output: z.object({ successMessage }),
})
/** The customer's own requests about their data, the newest first. */
export const ownPrivacyRequests = defineCall({
  method: 'GET',
  path: '/landing-page/personal-data/requests',
  access: 'customer',
  inPerson: true,
  input: z.object({}),
  output: z.object({ data: z.array(aboutData) }),
})
/** Asks the dealership about one's data; it answers within thirty days. */
export const askAboutData = defineCall({
  method: 'POST',
  path: '/landing-page/personal-data/requests',
  access: 'customer',
  inPerson: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: aboutDataInput,
  output: z.object({ request: aboutData, successMessage }),
})
/** Everything that happened with a customer, newest first. */
export const customerTimeline = defineCall({
  method: 'GET',
  path: '/customers/{id}/timeline',
  access: { module: 'customers', action: 'show', row: 'customers' },
  /** `before`: the moment at which the previous page ended. */
  tool: 'Everything that happened with a customer, newest first.',
  input: z.object({
    before: z.iso.datetime({ error: 'validation.dateTime' }).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
  }),
  output: z.object({
    data: z.array(z.object({ at: z.string(), resource, id, row })),
    /** The `before` of the next page; null at the end. */
    next: z.string().nullable(),
    /** Number of entries by kind, for kinds that the person may list; 10,001 means more than 10,000. */
    counts: z.record(z.string(), z.number().int()),
  }),
})
/** Customers who may be the same person as this one. */
export const customerDuplicates = defineCall({
  method: 'GET',
  path: '/customers/{id}/duplicates',
  access: { module: 'customers', action: 'show', row: 'customers' },
  tool: 'Customers who may be the same person as this one.',
  input: nothing,
  output: z.object({ data: z.array(z.object({ row: customers.record, reasons: z.array(z.enum(['email', 'name', 'nameAndBirth'])) })) }),
})
/** The merges into a customer, newest first. */
export const customerMergeList = defineCall({
  method: 'GET',
  path: '/customers/{id}/merges',
  access: { module: 'customers', action: 'show', row: 'customers' },
  input: nothing,
  output: z.object({ data: z.array(customerMerges.record.and(z.object({ undoable: z.boolean(), merged: row }))) }),
})
/** Merges two customers. */
export const mergeCustomers = defineCall({
  method: 'POST',
  path: '/customers/{id}/merge',
  access: { module: 'customers', action: 'approve', row: 'customers' },
  /** `take` names the fields whose value is taken from the other customer; a dry run only reports. */
  input: z.strictObject({
    version,
    otherId: idValue,
    otherVersion: version,
    take: z.array(line(60)).max(60).optional(),
    dryRun: z.boolean().optional(),
  }),
  output: z.object({
    kept: customers.record,
    merged: customers.record,
    differences: z.array(difference),
    /** Number of rows that are reassigned, by resource. */
    moves: z.record(z.string(), z.number().int()),
    mergeId: id.nullable(),
    successMessage: z.string().optional(),
  }),
})
/** Undoes a merge. */
export const undoMerge = defineCall({
  method: 'POST',
  path: '/customer-merges/{id}/undo',
  access: { module: 'customers', action: 'approve', row: 'customerMerges' },
  input: z.strictObject({}),
  output: z.object({ kept: customers.record, successMessage: z.string().optional() }),
})
/** All personal data about a customer, for handing over. */
export const personalData = defineCall({
  method: 'GET',
  path: '/customers/{id}/personal-data',
  access: { module: 'customers', action: 'export', row: 'customers' },
  input: nothing,
  output: z.object({ exportedAt: z.string(), customer: row, records: z.record(z.string(), z.array(row)) }),
})
/** Erases a customer's personal data. */
export const eraseCustomer = defineCall({
  method: 'POST',
  path: '/customers/{id}/erase',
  access: { module: 'customers', action: 'delete', row: 'customers' },
  input: z.strictObject({ version, reason: line(500) }),
  output: z.object({ id, erased: z.record(z.string(), z.number().int()), successMessage: z.string().optional() }),
})
/** Creates a customer. */
export const createCustomer = defineCall({
  method: 'POST',
  path: '/customers/create',
  access: { module: 'customers', action: 'create' },
  tool: 'Create a customer.',
  idempotent: true,
  input: customers.create as z.ZodType<NewCustomer, NewCustomer>,
  output: z.intersection(customers.record, z.object({ successMessage })),
})
