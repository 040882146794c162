// The misc family: requests for contact, calls about surveys, a lead as a whole, the tenant's face, services at home.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { listed } from '../paging.ts'
import { customers } from '../resources/customers.ts'
import { complaints } from '../resources/complaints.ts'
import { followUps } from '../resources/followUps.ts'
import { leads } from '../resources/leads.ts'
import { surveyResponses } from '../resources/reach.ts'
import { dateValue, idValue } from '../values.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const named = z.object({ id: z.string(), name: bilingualOut })
const successMessage = z.string().optional()
const { fields } = leads

const degrees = (most: number) =>
  z.coerce.number({ error: 'validation.number' }).min(-most, 'validation.tooSmall').max(most, 'validation.tooLarge')

const reasons = ['closed', 'holiday', 'full', 'past', 'notYet', 'tooFar', 'outsideAreas', 'noBranch'] as const
const slotOut = z.object({ start: z.string(), local: z.string(), available: z.boolean(), reason: z.enum(['full', 'past']).nullable() })
/** An hour in which a driver may come. */
export type HomeSlot = z.infer<typeof slotOut>

/** Input and output of the calls. */
export const miscFamilyEndpoints = {
  /** A member of staff writes down that somebody wants to be called: a lead of the type General Inquiry. */
  contactUs: {
    guarded: true,
    audience: 'staff',
    input: z.strictObject({
      name: fields.name.input,
      mobile: fields.mobile.input,
      email: fields.email.input.nullish(),
      message: fields.message.input,
      contactMethod: fields.contactMethod.input.nullish(),
      preferredAt: fields.preferredAt.input.nullish(),
      locationId: idValue.nullish(),
      customerId: idValue.nullish(),
      source: fields.source.input.optional(),
    }),
    output: z.intersection(leads.record, z.object({ successMessage })),
  },
  /** How a call about a survey ended. */
  outBound: {
    audience: 'staff',
    input: z.strictObject({
      surveyId: idValue,
      customerId: idValue,
      /** Who was called for it: on the list of calls. */
      invitationId: idValue.optional(),
      result: z.enum(enumerations.outboundResult, 'validation.choice'),
      answers: z.record(z.string().max(40), z.unknown()).optional(),
      nextCallAt: surveyResponses.fields.nextCallAt.input.nullish(),
    }),
    output: z.intersection(surveyResponses.record, z.object({ successMessage })),
  },
  /** Open leads of each assignee, as far as the person may see them; `staff` is null for those that nobody has. */
  leadsCountByStaff: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      data: z.array(z.object({ staff: named.nullable(), pending: z.number().int(), inProgress: z.number().int(), open: z.number().int() })),
      total: z.number().int(),
    }),
  },
  leadDetails: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      lead: leads.record,
      /** Null where the lead names none, or the person may not see them. */
      customer: customers.record.nullable(),
      assignee: named.nullable(),
      followUps: z.array(followUps.record),
      responseBand: z.enum(enumerations.responseBand),
      /** Business minutes from the lead to its first response; null until then. */
      responseMinutes: z.number().int().nullable(),
    }),
  },
  leadFollowUps: {
    audience: 'staff',
    input: z.object(listed),
    output: z.object({ data: z.array(followUps.record), total: z.number().int() }),
  },
  /** Complaints as one flat row each, with names instead of ids. */
  complaintDetails: {
    audience: 'staff',
    input: z.object(listed),
    output: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          ref: z.string(),
          /** What the system calls it that it came from, where it came in a file. */
          externalRef: z.string().nullable(),
          createdAt: z.string(),
          status: complaints.fields.status.output,
          severity: complaints.fields.severity.output,
          category: complaints.fields.category.output,
          department: complaints.fields.department.output,
          description: z.string(),
          resolution: z.string().nullable(),
          dueAt: z.string().nullable(),
          closedAt: z.string().nullable(),
          customerId: z.string(),
          customerName: z.string().nullable(),
          vehicleId: z.string().nullable(),
          vehicle: z.string().nullable(),
          owner: bilingualOut.nullable(),
          location: bilingualOut.nullable(),
        }),
      ),
      total: z.number().int(),
      /** Lines of files that made no complaint and wait for somebody, the latest first; at most a hundred. */
      problems: z.array(
        z.object({
          file: z.string(),
          line: z.number().int(),
          reference: z.string().nullable(),
          column: z.enum(enumerations.feedColumn).nullable(),
          problem: z.enum(enumerations.feedProblem).nullable(),
        }),
      ),
    }),
  },
  /** Who the tenant is, how it looks, which parts of the product it uses. */
  clientDetail: {
    audience: 'visitor',
    input: z.object({}),
    output: z.object({
      tenantId: z.string(),
      name: bilingualOut,
      tagline: bilingualOut.nullable(),
      primaryColour: z.string(),
      secondaryColour: z.string(),
      logo: z.string().nullable(),
      supportNumber: z.string(),
      modules: z.array(z.enum(enumerations.accessModule)),
    }),
  },
  /** Hours of a day in which a driver can come to a place: of the branch whose area it lies in, or of the nearest one within reach where no areas are drawn. */
  homeServiceAvailability: {
    audience: 'visitor',
    input: z.object({ lat: degrees(90), lng: degrees(180), date: dateValue }),
    output: z.object({
      available: z.boolean(),
      reason: z.enum(reasons).nullable(),
      location: named.extend({ /** To one decimal. */ km: z.number() }).nullable(),
      /** The area that the place lies in, where areas are drawn. */
      area: named.nullable(),
      slots: z.array(slotOut),
    }),
  },
} as const
