// What all providers of WhatsApp have in common about templates, whose states are WhatsApp's own words.
import { SendError, type KnownTemplate } from '../../../core/gateways/messages.ts'

/** The state that a status means. A paused or disabled template cannot be sent, like a rejected one. */
export function stateOf(status: string): KnownTemplate['state'] {
  const word = status.toUpperCase()
  if (word === 'APPROVED') return 'approved'
  return ['REJECTED', 'PAUSED', 'DISABLED', 'DELETED', 'PENDING_DELETION'].includes(word) ? 'rejected' : 'submitted'
}
/** The language of a code such as ar or en_US. */
export const languageOfCode = (code: string): KnownTemplate['language'] => (code.toLowerCase().startsWith('ar') ? 'ar' : 'en')

/** Why words were rejected; null where nothing is said. */
export const reasonOf = (words: string | null | undefined): string | null => (words && words !== 'NONE' ? words.slice(0, 300) : null)

/** Asks for a message whose answer was lost: its report, which names our reference, says whether it was sent. */
export const onlyReported = (): Promise<never> =>
  Promise.reject(new SendError('uncertain', 'unavailable', 'Only a report can say whether it was sent.'))
