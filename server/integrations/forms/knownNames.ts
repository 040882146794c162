// Names of fields by which advertising networks and form tools send what a lead has, besides those by which files are read: the lead's own
// labels, and the headings of other systems (src/schema/transfer/headings.ts).
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
  name: ['your name', 'middle name', 'given name', 'family name'],
  mobile: ['tel', 'cell', 'cell phone', 'user phone', 'whatsapp number'],
  email: ['user email', 'your email'],
  message: ['comment', 'your message', 'question', 'questions', 'inquiry', 'details'],
  locationId: ['location', 'showroom', 'dealer', 'store'],
  makeId: ['car make', 'car brand', 'vehicle make'],
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
