// How a request for a driver moves on, as its customer sees it.
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { enumerations } from '../../schema/enumerations.ts'

/** A stage of either kind. */
export type Stage = CustomerRequest['stage']

/** The stages to show; a car that need not be towed is not. */
export function stagesOf({ kind, stage }: Pick<CustomerRequest, 'kind' | 'stage'>): readonly Stage[] {
  if (kind === 'homeService') return enumerations.homeServiceStage
  return enumerations.roadsideStage.filter((one) => one !== 'towing' || stage === 'towing')
}

/** How it ended, without which dealership it was: the word of a text. */
export function endOf({ outcome }: Pick<CustomerRequest, 'outcome'>): 'helped' | 'cancelled' | 'notReached' {
  if (outcome === 'RSA Responded' || outcome === 'H2H Responded') return 'helped'
  return outcome === 'RSA Cancelled' || outcome === 'H2H Cancelled' ? 'cancelled' : 'notReached'
}
