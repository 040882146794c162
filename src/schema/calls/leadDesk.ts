// A lead's clock, how fast the house answers, and a lead that becomes a booking or a test drive.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { appointments } from '../resources/appointments.ts'
import { customers } from '../resources/customers.ts'
import { leads } from '../resources/leads.ts'
import { vehicles } from '../resources/vehicles.ts'
import { dateTimeValue, idValue, line, plateValue, vinValue } from '../values.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const person = { firstName: customers.fields.firstName.input, lastName: customers.fields.lastName.input }
/** What a lead may become. */
const conversionTypes = ['service', 'testDrive'] as const
const nullableLine = z.string().nullable()

/** Input and output of the calls. */
export const leadDeskEndpoints = {
  /** How long the lead has waited, or how long its answer took, in business minutes. */
  leadClock: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      minutes: z.number().int().nullable(),
      /** Of the answer; while it waits, the band that an answer now would fall into. */
      band: z.enum(enumerations.responseBand),
      /** Nobody has answered yet. */
      waiting: z.boolean(),
      /** The branch is open: the minutes run. */
      running: z.boolean(),
      /** When it next opens or closes. */
      changesAt: nullableLine,
      /** The tenant's limit in business minutes, where there is one. */
      limit: z.number().int().nullable(),
      at: z.string(),
    }),
  },
  /** How many leads of the last days were answered how fast, as far as the person may see them. */
  leadBands: {
    audience: 'staff',
    input: z.object({ days: z.coerce.number().int().min(1).max(366).optional(), locationId: idValue.optional() }),
    output: z.object({
      /** The first day that counts, YYYY-MM-DD. */
      from: z.string(),
      data: z.array(z.object({ band: z.enum(enumerations.responseBand), count: z.number().int() })),
      total: z.number().int(),
    }),
  },
  /** What the booking of a lead begins with, so that nothing is typed twice. */
  leadConversion: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      type: z.enum(conversionTypes),
      /** The customer with the lead's mobile; null where one is made. */
      customer: z.object({ id: z.string(), ...{ firstName: z.string(), lastName: z.string() } }).nullable(),
      vehicles: z.array(
        z.object({ id: z.string(), plate: z.string(), make: bilingualOut.nullable(), model: z.string(), year: z.number().int() }),
      ),
      person: z.object({ firstName: z.string(), lastName: z.string() }),
      locationId: nullableLine,
      makeId: nullableLine,
      model: nullableLine,
      driveCarId: nullableLine,
      concern: nullableLine,
    }),
  },
  convertLead: {
    audience: 'staff',
    input: z.strictObject({
      type: z.enum(conversionTypes, 'validation.choice'),
      version: z.number().int(),
      locationId: idValue,
      startAt: dateTimeValue,
      advisorId: idValue.nullish(),
      services: z.array(line(40)).max(20).optional(),
      vehicleId: idValue.nullish(),
      vehicle: z
        .strictObject({
          plate: plateValue,
          makeId: idValue,
          model: vehicles.fields.model.input,
          year: vehicles.fields.year.input,
          vin: vinValue.nullish(),
        })
        .nullish(),
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
  },
} as const
