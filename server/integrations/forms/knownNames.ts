// Names of fields by which advertising networks and form tools send what a lead has. The lead's own labels, in both languages, are known
// besides.
import { latinDigits } from '../../../src/schema/core/values/digits.ts'
import type { FormTarget } from '../../../src/schema/integrations/formMapping.ts'

/** A name as names are compared: 'fullName', 'FULL_NAME' and 'full-name' are 'full name'. */
export const foldedName = (name: string): string =>
  latinDigits(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const names: Partial<Record<FormTarget, readonly string[]>> = {
  name: ['full name', 'your name', 'contact name', 'customer name', 'first name', 'middle name', 'last name', 'given name', 'family name'],
  mobile: [
    'phone number',
    'phone',
    'telephone',
    'tel',
    'mobile number',
    'mobile phone',
    'cell',
    'cell phone',
    'user phone',
    'whatsapp number',
  ],
  email: ['e mail', 'email address', 'user email', 'work email', 'your email'],
  message: ['comments', 'comment', 'your message', 'question', 'questions', 'inquiry', 'details'],
  locationId: ['location', 'showroom', 'dealer', 'store'],
  makeId: ['make', 'brand', 'car make', 'car brand', 'vehicle make'],
  model: ['car model', 'vehicle model', 'vehicle'],
  preferredAt: ['preferred time', 'appointment time'],
  utm: ['utm source', 'utm medium', 'utm campaign', 'utm term', 'utm content', 'utm id'],
  outsideId: ['id', 'lead id', 'leadgen id', 'external id', 'submission id', 'entry id', 'event id', 'response id'],
}
const known = new Map(
  Object.entries(names).flatMap(([target, all]) => all.map((name): [string, FormTarget] => [name, target as FormTarget])),
)

/** What a name usually is; undefined for an unknown one. */
export const usualTarget = (name: string): FormTarget | undefined => known.get(foldedName(name))
