// The stages of a field request as its customer sees them.
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { enumerations } from '../../schema/enumerations.ts'

/** A stage of either kind. */
export type Stage = CustomerRequest['stage']

/** The stages to show; towing only where it happens. */
export function stagesOf({ kind, stage }: Pick<CustomerRequest, 'kind' | 'stage'>): readonly Stage[] {
  if (kind === 'homeService') return enumerations.homeServiceStage
  return enumerations.roadsideStage.filter((one) => one !== 'towing' || stage === 'towing')
}

/** How it ended, as the last part of a text key. */
export function endOf({ outcome }: Pick<CustomerRequest, 'outcome'>): 'helped' | 'cancelled' | 'notReached' {
  if (outcome === 'RSA Responded' || outcome === 'H2H Responded') return 'helped'
  return outcome === 'RSA Cancelled' || outcome === 'H2H Cancelled' ? 'cancelled' : 'notReached'
}
