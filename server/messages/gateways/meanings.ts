// What the error codes of a provider mean for a message.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Hindrance } from '../../core/gateways/messages.ts'

/** Whether to try again, and what people read. */
export interface Meaning {
  hindrance: Hindrance
  code: Word<'messageError'>
}
/** It will never be taken. */
export const never = (code: Word<'messageError'>): Meaning => ({ hindrance: 'never', code })
/** It may be taken later. */
export const later = (code: Word<'messageError'>): Meaning => ({ hindrance: 'later', code })
