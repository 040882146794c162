// The lists that the costs of messages are the sums of. Apart from the shape, which pages do not load.
import type { ListFilter } from '../../core/listFilter.ts'
import { enumerations } from '../enumerations.ts'
import type { Word } from '../../enumerations.ts'
import type { Costs } from './messageCosts.ts'

export type { Costs }
/** A span of time. */
export type Span = Pick<Costs, 'from' | 'to'>

/** The filter of the messages that a cost is the sum of; of all kinds without one. */
export const costFilter = ({ from, to }: Span, kind?: Word<'messageKind'>): ListFilter => ({
  sentAtFrom: from,
  sentAtTo: to,
  costHas: 'true',
  ...(kind ? { kind: [kind] } : {}),
})
/** The filter of SMS whose cost is not known: they were sent before a price was set. */
export const unknownCostFilter = ({ from, to }: Span): ListFilter => ({
  sentAtFrom: from,
  sentAtTo: to,
  costHas: 'false',
  carrier: [...enumerations.smsProvider],
})
