// Shapes of what customers with a proven mobile see and change: warranty, contract and mileage of their cars, their details, consents and
// data.
import { z } from 'zod'
import { customers } from '../resources.ts'
import { privacyRequests } from '../resources/privacyRequests.ts'
import { enumerations } from '../../enumerations.ts'
import { emailValue } from '../../core/values.ts'

const version = z.number().int()
const { fields } = customers

/** What a customer may agree to or withdraw. */
export const consentPurposes = ['service', 'marketing'] as const

/** Input of a change of a customer's own details. */
export const detailsInput = z.strictObject({
  version,
  title: fields.title.input.nullish(),
  firstName: fields.firstName.input,
  lastName: fields.lastName.input,
  email: emailValue.nullish(),
  languageId: z.enum(enumerations.language, 'validation.choice'),
  address: fields.address.input.nullish(),
})

/** Input of a customer's own request about their data. */
export const aboutDataInput = z.strictObject({
  kind: privacyRequests.fields.kind.input,
  request: privacyRequests.fields.request.input,
})
/** Such a request, as its customer sees it. */
export const aboutData = z.object({
  id: z.string(),
  kind: z.enum(enumerations.privacyRequestKind),
  request: z.string(),
  state: z.enum(enumerations.privacyRequestState),
  receivedOn: z.string(),
  dueAt: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
