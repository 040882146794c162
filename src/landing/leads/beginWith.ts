import { enumerations } from '../../schema/enumerations.ts'
import { keepDraft } from '../../session/index.ts'
import { dropSent, resumeDraft } from '../core/steps/draft.ts'
import { plan, type LeadDraft } from './draft.ts'

/** What an address says about the request: its type, or the offer that it is about. */
export interface PrefilledLead {
  type: LeadDraft['type']
  offer: string
}

/** Reads it; undefined when the address says nothing. */
export function prefilledLead(query: URLSearchParams): PrefilledLead | undefined {
  const type = enumerations.leadType.find((word) => word === query.get('type'))
  const offer = query.get('offer') ?? ''
  return type || offer ? { type, offer } : undefined
}

/** Begins a new request with it; what was typed for another one stays. */
export function beginWith({ type, offer }: PrefilledLead): void {
  dropSent(plan.name)
  const draft = resumeDraft<LeadDraft>(plan.name, plan.shape, plan.empty())
  keepDraft(plan.name, { ...draft, type: type ?? draft.type, offer })
}
