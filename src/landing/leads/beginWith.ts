import { enumerations } from '../../schema/leads/enumerations.ts'
import { keepDraft } from '../../session/index.ts'
import { resumeDraft } from '../core/steps/draft.ts'
import { plan, type LeadDraft } from './draft.ts'

/** Values that a lead begins with. In an address: its type, or the offer that it is about; a message never, because addresses are logged. */
export interface PrefilledLead {
  type: LeadDraft['type']
  offer: string
  /** A car for sale that they ask about. */
  car?: Pick<LeadDraft, 'stockCarId' | 'makeId' | 'model'>
  message?: string
}

/** Reads them; undefined where there are none. */
export function prefilledLead(query: URLSearchParams): PrefilledLead | undefined {
  const type = enumerations.leadType.find((word) => word === query.get('type'))
  const offer = query.get('offer') ?? ''
  const stockCarId = query.get('car') ?? ''
  const car = { stockCarId, makeId: query.get('make') ?? '', model: query.get('model') ?? '' }
  return type || offer ? { type, offer, ...(type && stockCarId ? { car } : {}) } : undefined
}

/** Starts a new draft with them; a draft of another type is kept. */
export function beginWith({ type, offer, message, car = { stockCarId: '', makeId: '', model: '' } }: PrefilledLead): void {
  const draft = resumeDraft<LeadDraft>(plan.name, plan.shape, plan.empty())
  keepDraft(plan.name, { ...draft, type: type ?? draft.type, offer, ...car, message: message || draft.message })
}
