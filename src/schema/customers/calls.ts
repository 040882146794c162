// The calls of customers.
import type { RecordOf } from '../core/resource.ts'
import { consentPurposes, detailsInput } from './calls/ownData.ts'
import { customerMerges } from './merges.ts'
import { customers } from './resources.ts'
import { enumerations } from '../enumerations.ts'
import { longText } from '../core/kinds.ts'
import { matches } from './calls/found.ts'
import { mobileValue, plateValue, vinValue, idValue, line } from '../core/values.ts'
import { newCustomer } from './registration.ts'
import { resources } from '../resources.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const exactlyOne = <T extends z.ZodType<Record<string, unknown>>>(schema: T) =>
  schema.refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, 'validation.exactlyOne')
const findBy = { mobile: mobileValue.optional(), plate: plateValue.optional(), vin: vinValue.optional() }
const findInput = exactlyOne(z.strictObject(findBy))
// The same for hit and miss until the code is verified: it only echoes what was asked, normalised. Colleagues are told at once whom it found.
const findOutput = z.object({ by: z.enum(['mobile', 'plate', 'vin']), value: z.string(), mobileNeeded: z.boolean(), matches })
const idOf = z.string()
const customerOut = customers.record
const vehicleOut = resources.vehicles.record
const done = z.object({ successMessage: z.string().optional() })
const nothing = z.object({})
const version = z.number().int()
const successMessage = z.string().optional()
const row = z.record(z.string(), z.unknown())
const resource = z.enum(Object.keys(resources) as [keyof typeof resources, ...(keyof typeof resources)[]])
const id = z.string()
const difference = z.object({ field: z.string(), kept: z.unknown(), merged: z.unknown() })
type NewCustomer = Partial<RecordOf<typeof customers>>

/** Looks a customer up by one of three; a hit and a miss answer the same. */
export const findCustomer = defineCall({
  method: 'POST',
  path: '/customers/find-customer',
  access: 'visitor',
  input: findInput,
  output: findOutput,
})
/** The same, by the path that the specification gives it. */
export const findCustomerByVehicle = defineCall({
  method: 'POST',
  path: '/customers/find-customer-by-vehicle',
  access: 'visitor',
  input: findInput,
  output: findOutput,
})
/** Sends a code to a mobile. */
export const requestOtp = defineCall({
  method: 'POST',
  path: '/staffs/request-otp',
  access: 'visitor',
  rateLimit: [
    { rule: 'codeByAddress', by: ['tenant', 'address'] },
    { rule: 'codeByMobile', by: ['tenant', 'input.mobile'] },
  ],
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
    /** Demo mode only: the code that the outbox holds. */ demoCode: z.string().optional(),
  }),
})
/** Proves a mobile by its code and opens the customer's session. */
export const verifyOtp = defineCall({
  method: 'POST',
  path: '/staffs/verify-otp',
  access: 'visitor',
  rateLimit: [{ rule: 'tryByAddress', by: ['tenant', 'address'] }],
  input: z.strictObject({ requestId: idValue, code: line(20) }),
  output: z.object({
    token: z.string(),
    mobile: z.string(),
    customer: customerOut.nullable(),
    vehicles: z.array(vehicleOut),
    /** noCustomer: 'Sorry, No customer found on CMS.'; mobileNotMatched: the vehicle is registered to another mobile. */
    match: z.enum(['found', 'noCustomer', 'mobileNotMatched']),
    message: z.string().optional(),
  }),
})
/** Tells the dealer that no code arrives. */
export const reportOtpIssue = defineCall({
  method: 'POST',
  path: '/staffs/otp-verification-issue-email',
  access: 'visitor',
  rateLimit: [{ rule: 'issueByAddress', by: ['tenant', 'address'] }],
  proofOfWork: true,
  output: done,
  input: z.strictObject({ mobile: mobileValue, plate: plateValue.optional(), note: longText({ max: 1000 }).input.optional() }),
})
/** Makes the customer of the proven mobile. */
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
  output: z.object({ mobile: z.string(), customer: customerOut.nullable(), vehicles: z.array(vehicleOut) }),
})
/** The customer changes their own details. */
export const updateCustomerDetails = defineCall({
  method: 'POST',
  path: '/landing-page/updateCustomerDetails',
  access: 'customer',
  idempotent: true,
  input: detailsInput,
  output: z.object({ customer: customers.record, successMessage }),
})
/** The customer gives or withdraws a consent. */
export const giveConsent = defineCall({
  method: 'POST',
  path: '/landing-page/consents',
  access: 'customer',
  input: z.strictObject({ purpose: z.enum(consentPurposes, 'validation.choice'), granted: z.boolean('validation.yesNo') }),
  output: z.object({ customer: customers.record, successMessage }),
})
/** Everything that is kept about the customer. */
export const ownData = defineCall({
  method: 'GET',
  path: '/landing-page/personal-data',
  access: 'customer',
  inPerson: true,
  input: z.object({}),
  output: z.object({ exportedAt: z.string(), customer: row, records: z.record(z.string(), z.array(row)) }),
})
/** The customer has their data erased. */
export const eraseOwnData = defineCall({
  method: 'POST',
  path: '/landing-page/personal-data/erase',
  access: 'customer',
  inPerson: true,
  /** `name` is the person's own, typed to be sure. */
  input: z.strictObject({ version, name: line(130) }),
  output: z.object({ successMessage }),
})
/** Everything that happened with a customer, the newest first. */
export const customerTimeline = defineCall({
  method: 'GET',
  path: '/customers/{id}/timeline',
  access: { module: 'customers', action: 'show', row: 'customers' },
  /** `before` is the moment that the last page ended at. */
  input: z.object({
    before: z.iso.datetime({ error: 'validation.dateTime' }).optional(),
    size: z.coerce.number().int().min(1).max(100).optional(),
  }),
  output: z.object({
    data: z.array(z.object({ at: z.string(), resource, id, row })),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    /** How many there are of each kind that the person may list; 10,001 is more. */
    counts: z.record(z.string(), z.number().int()),
  }),
})
/** Customers who may be the same person. */
export const customerDuplicates = defineCall({
  method: 'GET',
  path: '/customers/{id}/duplicates',
  access: { module: 'customers', action: 'show', row: 'customers' },
  input: nothing,
  output: z.object({ data: z.array(z.object({ row: customers.record, reasons: z.array(z.enum(['email', 'name', 'nameAndBirth'])) })) }),
})
/** The merges into a customer, the newest first. */
export const customerMergeList = defineCall({
  method: 'GET',
  path: '/customers/{id}/merges',
  access: { module: 'customers', action: 'show', row: 'customers' },
  input: nothing,
  output: z.object({ data: z.array(customerMerges.record.and(z.object({ undoable: z.boolean(), merged: row }))) }),
})
/** Makes two customers one. */
export const mergeCustomers = defineCall({
  method: 'POST',
  path: '/customers/{id}/merge',
  access: { module: 'customers', action: 'approve', row: 'customers' },
  /** `take` names the fields whose value comes from the other customer; a dry run only tells. */
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
    /** Rows that change hands, by resource. */
    moves: z.record(z.string(), z.number().int()),
    mergeId: id.nullable(),
    successMessage: z.string().optional(),
  }),
})
/** Takes a merge back. */
export const undoMerge = defineCall({
  method: 'POST',
  path: '/customer-merges/{id}/undo',
  access: { module: 'customers', action: 'approve', row: 'customerMerges' },
  input: z.strictObject({}),
  output: z.object({ kept: customers.record, successMessage: z.string().optional() }),
})
/** Everything that is kept about a customer, to hand over. */
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
/** Makes a customer. */
export const createCustomer = defineCall({
  method: 'POST',
  path: '/customers/create',
  access: { module: 'customers', action: 'create' },
  idempotent: true,
  input: customers.create as z.ZodType<NewCustomer, NewCustomer>,
  output: z.intersection(customers.record, z.object({ successMessage })),
})
