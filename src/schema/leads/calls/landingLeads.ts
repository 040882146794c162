// Shapes of a lead from the landing, with or without a proven mobile.
import { z } from 'zod'
import { bilingualOut, idValue } from '../../core/values.ts'
import { leads } from '../resources/leads.ts'
import { enumerations } from '../../enumerations.ts'

const { fields } = leads
/** A lead as the person who sent it sees it; of the dealership's work only its status. */
export const leadOut = z.object({
  id: z.string(),
  type: z.enum(enumerations.leadType),
  /** The tenant's name for the type. */
  typeName: bilingualOut.nullable(),
  status: z.enum(enumerations.leadStatus),
  createdAt: z.string(),
  name: z.string(),
  contactMethod: z.enum(enumerations.contactMethod).nullable(),
  preferredAt: z.string().nullable(),
  make: bilingualOut.nullable(),
  model: bilingualOut.nullable(),
  location: bilingualOut.nullable(),
})
/** A lead as the person who sent it sees it; of the dealership's work only its status. */
export type OwnLead = z.infer<typeof leadOut>

/** Input of a lead on the landing. */
export const visitorLeadInput = z.strictObject({
  type: fields.type.input,
  name: fields.name.input.optional(),
  mobile: fields.mobile.input.optional(),
  email: fields.email.input.nullish(),
  locationId: idValue.nullish(),
  makeId: idValue.nullish(),
  model: fields.model.input.nullish(),
  /** The car for sale that they want; make and model are then those of the car. */
  stockCarId: idValue.nullish(),
  message: fields.message.input.nullish(),
  contactMethod: fields.contactMethod.input.nullish(),
  preferredAt: fields.preferredAt.input.nullish(),
  /** Consent to offers; not asked where it is known. */
  marketing: z.boolean('validation.yesNo').optional(),
  /** The slug of the offer on whose page they asked. */
  offer: z.string().max(60).nullish(),
  /** The visit's utm_ parameters, as a query. */
  utm: fields.utm.input.nullish(),
})
