// A request that somebody tells on the landing, with a proven mobile or without one.
import { z } from 'zod'
import { leads } from '../resources/leads.ts'
import { idValue } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'

const { fields } = leads
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** A request as the one who told it sees it: nothing of what the dealership does with it but its status. */
export const leadOut = z.object({
  id: z.string(),
  type: z.enum(enumerations.leadType),
  /** The type in the tenant's own words. */
  typeName: bilingualOut.nullable(),
  status: z.enum(enumerations.leadStatus),
  createdAt: z.string(),
  name: z.string(),
  contactMethod: z.enum(enumerations.contactMethod).nullable(),
  preferredAt: z.string().nullable(),
  make: bilingualOut.nullable(),
  model: z.string().nullable(),
  location: bilingualOut.nullable(),
})
/** A request as the one who told it sees it: nothing of what the dealership does with it but its status. */
export type OwnLead = z.infer<typeof leadOut>

/** What is told with a lead on the landing. */
export const visitorLeadInput = z.strictObject({
  type: fields.type.input,
  name: fields.name.input.optional(),
  mobile: fields.mobile.input.optional(),
  email: fields.email.input.nullish(),
  locationId: idValue.nullish(),
  makeId: idValue.nullish(),
  model: fields.model.input.nullish(),
  message: fields.message.input.nullish(),
  contactMethod: fields.contactMethod.input.nullish(),
  preferredAt: fields.preferredAt.input.nullish(),
  /** Whether they want to are notified of offers; not asked where it is known. */
  marketing: z.boolean('validation.yesNo').optional(),
  /** The slug of the offer that they come from. */
  offer: z.string().max(60).nullish(),
  /** The visit's utm_ parameters, as a query. */
  utm: fields.utm.input.nullish(),
})
