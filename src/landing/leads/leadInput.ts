import type { InputOf } from '../../schema/endpoints.ts'
import type { Word } from '../../schema/enumerations.ts'
import type { LeadDraft, TypedField } from './draft.ts'
import { readVisit } from './readVisit.ts'

/** The known person, where a mobile was proven. */
export type KnownPerson = Pick<LeadDraft, 'name' | 'mobile'>

/** The API's input for a complete draft. Contains a known person's name, so that the lead has it even if the session has expired. */
export function leadInput(draft: LeadDraft, typed: Record<TypedField, string>, known: KnownPerson | undefined): InputOf<'askAsVisitor'> {
  const car = draft.type === 'General Inquiry' ? {} : { makeId: draft.makeId, model: draft.model.trim() }
  const optional = {
    ...car,
    email: typed.email.trim(),
    contactMethod: typed.contactMethod as Word<'contactMethod'>,
    preferredAt: typed.preferredAt,
    locationId: typed.locationId,
    message: typed.message.trim(),
    offer: draft.offer,
    stockCarId: draft.type === 'General Inquiry' ? '' : draft.stockCarId,
    utm: readVisit(),
  }
  return {
    type: draft.type ?? 'General Inquiry',
    name: (known ?? typed).name,
    mobile: (known ?? typed).mobile,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
    ...(known ? {} : { marketing: draft.marketing }),
  }
}
