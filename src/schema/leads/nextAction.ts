// What is to be done next about a lead, from its status graph and its rows.
import type { Word } from '../enumerations.ts'
import { isOpen, movesFrom } from '../transitions.ts'

/** Somebody takes it, logs a contact, books for the person, or records how it ended. */
export type LeadAction = 'take' | 'contact' | 'book' | 'outcome'
type Values = Readonly<Record<string, unknown>>

/** Whether the person was not reached yet, or was promised another contact. `followUps`: newest first. */
export function isContactDue(followUps: readonly Values[]): boolean {
  if (followUps.some(({ dueAt, contactResult }) => dueAt && !contactResult)) return true
  const last = followUps.find(({ contactResult }) => contactResult)?.['contactResult']
  return last !== undefined && last !== ('reached' satisfies Word<'contactResult'>)
}

/** Whether the lead has a booking that was not called off. `booking` is undefined where it is not known: the person may not see it. */
export const isBooked = ({ appointmentId }: Values, booking?: Values): boolean =>
  typeof appointmentId === 'string' && (booking?.['closure'] ?? 'none') === 'none'

interface Known {
  contactDue: boolean
  booked: boolean
  /** Whether the person may book for the lead. */
  mayBook: boolean
}

/** The next action about a lead; null for one whose work is finished. */
export function nextLeadAction({ status, assigneeId }: Values, { contactDue, booked, mayBook }: Known): LeadAction | null {
  if (!isOpen('lead', status)) return null
  if (!assigneeId) return 'take'
  const unanswered = movesFrom('lead', String(status)).some(({ stamps }) => stamps?.includes('firstResponseAt'))
  if (unanswered || contactDue) return 'contact'
  return booked || !mayBook ? 'outcome' : 'book'
}
