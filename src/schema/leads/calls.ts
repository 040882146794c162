// The calls of leads.
import { appointments } from '../appointments/index.ts'
import { customers } from '../customers/index.ts'
import { enumerations } from '../enumerations.ts'
import { followUps } from './resources/followUps.ts'
import { idValue, emailValue, line, paragraph, bilingualOut, namedCarOut } from '../core/values.ts'
import { leadOut, visitorLeadInput } from './calls/landingLeads.ts'
import { conversionTypes } from './conversionType.ts'
import { followableKinds } from './followed.ts'
import { leads } from './resources/leads.ts'
import { limits } from '../core/limits.ts'
import { listed } from '../core/paging.ts'
import { roundRobin } from '../core/longWork/bulk.ts'
import { bookedVehicle } from '../vehicles/index.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { jobOut } from '../core/resources/jobs.ts'
import { contactLimits } from '../core/rateRules.ts'

const { fields } = leads
// Exactly the six of the specification; the author comes from the session, so the name parts only fill the form.
const followUpInput = {
  leadId: idValue,
  staffId: idValue.nullish(),
  staffEmail: emailValue.nullish(),
  staffName: line(120).nullish(),
  name: line(120).nullish(),
  comment: followUps.fields.comment.input,
}
const successMessage = z.string().optional()
/** Staff name the customer; a customer may leave it out, and can only name themselves. */
const of = { customerId: idValue.optional() }
const named = z.object({ id: z.string(), name: bilingualOut })
const reason = paragraph(500)
const nullableLine = z.string().nullable()
const person = { firstName: customers.fields.firstName.input, lastName: customers.fields.lastName.input }

/** A customer with a proven mobile asks for themselves, whatever name and mobile the input holds; a visitor must give both. */
export const askAsVisitor = defineCall({
  method: 'POST',
  path: '/landing-page/leads',
  access: 'visitor',
  feature: { flag: 'CREATE_LEAD' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }, ...contactLimits('visitor')],
  proofOfWork: true,
  input: visitorLeadInput,
  output: z.object({ lead: leadOut, successMessage: z.string().optional() }),
})
/** For the session with the proven mobile of the lead, and for the one that created it; not found (404) for everybody else. */
export const ownLead = defineCall({
  method: 'GET',
  path: '/landing-page/lead/{id}',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ lead: leadOut }),
})
/**
 * With a lead: staff, or the lead's customer. With another record of a customer, by its reference: staff who may see it. With neither: of a
 * new lead of somebody who wants to be called.
 */
export const followUpLandingPage = defineCall({
  method: 'POST',
  path: '/customers/followUp-landingPage',
  access: 'visitor',
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }, ...contactLimits('inPerson')],
  proofOfWork: true,
  input: z.strictObject({
    ...followUpInput,
    leadId: idValue.nullish(),
    record: z.strictObject({ kind: z.enum(followableKinds, 'validation.choice'), ref: line(12) }).nullish(),
    mobile: fields.mobile.input.optional(),
    email: fields.email.input.nullish(),
    contactMethod: fields.contactMethod.input.nullish(),
  }),
  output: z.object({ leadId: z.string().nullable(), followUpId: z.string(), successMessage }),
})
/** Creates a lead of a customer: their own, or by staff for the customer whom they name. */
export const customerLead = defineCall({
  method: 'POST',
  path: '/customers/lead',
  access: 'visitor',
  feature: { flag: 'CREATE_LEAD' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }],
  input: z.strictObject({
    ...of,
    type: fields.type.input,
    department: fields.department.input.optional(),
    locationId: idValue.nullish(),
    makeId: idValue.nullish(),
    model: fields.model.input.nullish(),
    message: fields.message.input.nullish(),
    contactMethod: fields.contactMethod.input.nullish(),
    preferredAt: fields.preferredAt.input.nullish(),
  }),
  output: z.object({ id: z.string(), status: z.enum(enumerations.leadStatus), createdAt: z.string(), successMessage }),
})
/**
 * Somebody asks the dealership something, or wants to be called: a lead of the type General Inquiry. The same rules as `askAsVisitor`;
 * colleagues need the right to create such a lead.
 */
export const contactUs = defineCall({
  method: 'POST',
  path: '/misc/contact-us',
  access: 'visitor',
  feature: { flag: 'CREATE_LEAD' },
  idempotent: true,
  rateLimit: [{ rule: 'recordByCustomer', by: ['tenant', 'mobile'] }, ...contactLimits('visitor')],
  proofOfWork: true,
  input: visitorLeadInput.omit({ type: true, makeId: true, model: true }).extend({ message: fields.message.input }),
  output: z.object({ lead: leadOut, successMessage }),
})
/** Records a follow-up of a lead. */
export const followUp = defineCall({
  method: 'POST',
  path: '/customers/followUp',
  access: { module: 'leads', action: 'edit' },
  tool: 'Log or plan a follow-up of a lead, booking, complaint or request.',
  idempotent: true,
  input: z.strictObject(followUpInput),
  output: z.intersection(followUps.record, z.object({ successMessage })),
})
/**
 * Logs a contact with a lead: its result becomes that of the contact that was due, and the next contact is kept with the note. A lead that
 * nobody has becomes the caller's. Errors: moveNotAllowed (409) for a finished lead, badInput (400) for a next contact in the past.
 */
export const logContact = defineCall({
  method: 'POST',
  path: '/leads/{id}/contacts',
  access: { module: 'leads', action: 'edit', row: 'leads' },
  tool: 'Log a telephone call, message or visit with the person of a lead, and the next contact.',
  idempotent: true,
  input: z.strictObject({
    result: z.enum(enumerations.contactResult, 'validation.choice'),
    channel: z.enum(enumerations.followUpChannel, 'validation.choice'),
    comment: paragraph(1900).nullish(),
    dueAt: followUps.fields.dueAt.input.nullish(),
  }),
  output: z.object({ followUpId: z.string() }),
})
/** Assigns leads to one colleague, or to suitable ones in turn. */
export const updateLeadsAssignment = defineCall({
  method: 'POST',
  path: '/misc/updateLeadsAssignment',
  access: { module: 'leads', action: 'assign' },
  idempotent: true,
  input: z
    .strictObject({
      leadIds: z.array(idValue).min(1, 'validation.required').max(limits.bulkRows, 'validation.tooMany'),
      staffId: idValue.optional(),
      strategy: z.literal(roundRobin, 'validation.choice').optional(),
      reason,
    })
    .refine(({ staffId, strategy }) => (staffId === undefined) !== (strategy === undefined), 'validation.exactlyOne'),
  output: jobOut,
})
/** Open leads by assignee, as far as the person may see them; `staff` is null for unassigned ones. */
export const leadsCountByStaff = defineCall({
  method: 'GET',
  path: '/misc/leadsCountByStaff',
  access: 'staff',
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ staff: named.nullable(), pending: z.number().int(), inProgress: z.number().int(), open: z.number().int() })),
    total: z.number().int(),
  }),
})
/** A lead with everything that belongs to it. */
export const leadDetails = defineCall({
  method: 'GET',
  path: '/misc/getMGLeadDetails/{id}',
  access: { module: 'leads', action: 'show', row: 'leads' },
  tool: 'A lead with its customer, car and history.',
  input: z.object({}),
  output: z.object({
    lead: leads.record,
    /** Null where the lead refers to none, or the person may not see them. */
    customer: customers.record.nullable(),
    assignee: named.nullable(),
    followUps: z.array(followUps.record),
    responseBand: z.enum(enumerations.responseBand),
    /** Business minutes from the lead to its first answer; null before. */
    responseMinutes: z.number().int().nullable(),
  }),
})
/** A lead's follow-ups, newest first. */
export const leadFollowUps = defineCall({
  method: 'GET',
  path: '/misc/getFollowupList/{id}',
  access: { module: 'leads', action: 'show', row: 'leads' },
  tool: 'The follow-ups of a lead.',
  input: z.object(listed),
  output: z.object({ data: z.array(followUps.record), total: z.number().int() }),
})
const clockOut = z.object({
  minutes: z.number().int().nullable(),
  /** The band of the answer; while there is none, the band of an answer now. */
  band: z.enum(enumerations.responseBand),
  /** There is no answer yet. */
  waiting: z.boolean(),
  /** Whether the branch is open, so that business minutes pass. */
  running: z.boolean(),
  /** When the branch next opens or closes. */
  changesAt: nullableLine,
  /** The tenant's limit in business minutes; null where it has none. */
  limit: z.number().int().nullable(),
  at: z.string(),
})
/** How long the lead has waited, or how long its answer took, in business minutes. */
export const leadClock = defineCall({
  method: 'GET',
  path: '/leads/{id}/clock',
  access: { module: 'leads', action: 'show', row: 'leads' },
  input: z.object({}),
  output: clockOut,
})
/**
 * New leads that can still be won, as far as the person may see them: unanswered, and late by at most a day. Those that can be answered in
 * time come first, the most urgent at the beginning; then the late ones, the latest to come first. At most twelve of `total`.
 */
export const newLeads = defineCall({
  method: 'GET',
  path: '/misc/new-leads',
  access: 'staff',
  input: z.object({ locationId: idValue.optional() }),
  output: z.object({
    data: z.array(
      z.object({
        lead: leads.record,
        clock: clockOut,
        make: bilingualOut.nullable(),
        location: bilingualOut.nullable(),
        assignee: bilingualOut.nullable(),
      }),
    ),
    total: z.number().int(),
  }),
})
/** Number of leads of the last days by response band, as far as the person may see them. */
export const leadBands = defineCall({
  method: 'GET',
  path: '/misc/lead-bands',
  access: 'staff',
  input: z.object({ days: z.coerce.number().int().min(1).max(366).optional(), locationId: idValue.optional() }),
  output: z.object({
    /** The first day included, YYYY-MM-DD. */
    from: z.string(),
    data: z.array(z.object({ band: z.enum(enumerations.responseBand), count: z.number().int() })),
    total: z.number().int(),
  }),
})
/** The initial values of a booking for a lead. */
export const leadConversion = defineCall({
  method: 'GET',
  path: '/leads/{id}/conversion',
  access: { module: 'leads', action: 'edit', row: 'leads' },
  tool: 'What a lead can be converted to, with what is known of its customer and car.',
  input: z.object({}),
  output: z.object({
    type: z.enum(conversionTypes),
    /** The customer with the lead's mobile; null where a new one will be created. */
    customer: z.object({ id: z.string(), name: z.string() }).nullable(),
    vehicles: z.array(
      z.object({ id: z.string(), ...namedCarOut, make: bilingualOut.nullable(), model: z.string(), year: z.number().int() }),
    ),
    person: z.object({ firstName: z.string(), lastName: z.string() }),
    locationId: nullableLine,
    makeId: nullableLine,
    model: nullableLine,
    driveCarId: nullableLine,
    concern: nullableLine,
  }),
})
/** Creates the booking of a lead, and its customer and car where they are new. */
export const convertLead = defineCall({
  method: 'POST',
  path: '/leads/{id}/conversion',
  access: { module: 'leads', action: 'edit', row: 'leads' },
  tool: 'Convert a lead to a booking or a test drive.',
  idempotent: true,
  input: z.strictObject({
    type: z.enum(conversionTypes, 'validation.choice'),
    version: z.number().int(),
    locationId: idValue,
    startAt: appointments.fields.startAt.input,
    advisorId: idValue.nullish(),
    services: z.array(line(40)).max(20).optional(),
    vehicleId: idValue.nullish(),
    vehicle: bookedVehicle.nullish(),
    driveCarId: idValue.nullish(),
    concern: appointments.fields.concern.input.nullish(),
    person: z.strictObject(person).nullish(),
  }),
  output: z.object({
    appointment: z.object({ id: z.string(), ref: z.string(), startAt: z.string() }),
    customerId: z.string(),
    lead: leads.record,
    successMessage: z.string().optional(),
  }),
})
