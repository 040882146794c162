// What a person has told so far of a request, and the flow that asks for it.
import type { Word } from '../../schema/enumerations.ts'
import type { Draft } from '../core/steps/draft.ts'
import type { Plan } from '../core/steps/plan.ts'

/** What is asked in words, as typed. */
export const typedFields = ['name', 'mobile', 'email', 'contactMethod', 'preferredAt', 'locationId', 'message'] as const
/** A typed answer. */
export type TypedField = (typeof typedFields)[number]

/** A request that is not sent yet. */
export interface LeadDraft extends Draft, Record<TypedField, string> {
  type: Word<'leadType'> | undefined
  makeId: string
  model: string
  marketing: boolean
  /** The slug of the offer that they come from. */
  offer: string
}

/** The flow as data. The car is never asked of a general question, and may be left open by everybody. */
export const plan: Plan<LeadDraft, 'wish' | 'car' | 'person'> = {
  name: 'lead',
  shape: 1,
  empty: () => ({
    type: undefined,
    makeId: '',
    model: '',
    marketing: false,
    offer: '',
    name: '',
    mobile: '',
    email: '',
    contactMethod: '',
    preferredAt: '',
    locationId: '',
    message: '',
  }),
  changed: (draft, change) => ({
    ...draft,
    ...(change.makeId !== undefined && change.makeId !== draft.makeId ? { model: '' } : {}),
    ...change,
  }),
  steps: ['wish', 'car', 'person'],
  skips: ({ type }, step) => step === 'car' && type === 'General Inquiry',
  answered: { wish: ({ type }) => type !== undefined, car: () => true, person: () => false },
}
