// The draft of a lead, and its flow.
import type { Word } from '../../schema/enumerations.ts'
import type { Draft } from '../core/steps/draft.ts'
import type { Plan } from '../core/steps/plan.ts'

/** The fields that are typed. */
export const typedFields = ['name', 'mobile', 'email', 'contactMethod', 'preferredAt', 'locationId', 'message'] as const
/** A typed answer. */
export type TypedField = (typeof typedFields)[number]

/** A lead that is not sent yet. */
export interface LeadDraft extends Draft, Record<TypedField, string> {
  type: Word<'leadType'> | undefined
  makeId: string
  model: string
  marketing: boolean
  /** The slug of the offer on whose page they asked. */
  offer: string
  /** The car for sale on whose page they asked. */
  stockCarId: string
}

/** The flow as data. A general question has no car, and every type may leave it out. */
export const plan: Plan<LeadDraft, 'request' | 'car' | 'person'> = {
  name: 'lead',
  shape: 2,
  empty: () => ({
    type: undefined,
    makeId: '',
    model: '',
    marketing: false,
    offer: '',
    stockCarId: '',
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
    // Another make has other models, and is another car than the one that was asked about.
    ...(change.makeId !== undefined && change.makeId !== draft.makeId ? { model: '', stockCarId: '' } : {}),
    ...change,
  }),
  steps: ['request', 'car', 'person'],
  skips: ({ type, stockCarId }, step) => step === 'car' && (type === 'General Inquiry' || stockCarId !== ''),
  answered: { request: ({ type }) => type !== undefined, car: () => true, person: () => false },
}
