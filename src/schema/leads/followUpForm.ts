// The form of a follow-up on landing and admin: its read-only parts and its input.
import { problemsOf, type Problem } from '../core/problems.ts'
import { followUps } from './resources/followUps.ts'
import type { TextKey } from '../textKey.ts'
import type { StaffSession } from '../core/staffSession.ts'

/** The author and the lead; the form shows the parts that are present. */
export interface FollowUpParts {
  leadId: string | null
  staffId: string | null
  staffName: string | null
  staffEmail: string | null
  name: string
}
/** The parts in order with the keys of their labels; codes are always shown left to right. */
export const followUpParts: readonly { part: keyof FollowUpParts; label: TextKey; code?: true; wide?: true }[] = [
  { part: 'leadId', label: 'admin.lead.id', code: true, wide: true },
  { part: 'staffId', label: 'admin.lead.staffId', code: true, wide: true },
  { part: 'staffName', label: 'resources.followUps.fields.staffName' },
  { part: 'staffEmail', label: 'resources.followUps.fields.staffEmail', code: true, wide: true },
  { part: 'name', label: 'resources.followUps.fields.name' },
]

/** The form's read-only parts: the lead, and the author with their name in the reader's language (null without a session of staff). */
export const partsOf = (
  about: { leadId: string | null; name: string },
  staff: StaffSession | undefined,
  language: 'en' | 'ar',
): FollowUpParts => ({
  ...about,
  staffId: staff?.id ?? null,
  staffName: staff?.name[language] ?? null,
  staffEmail: staff?.email ?? null,
})

/** The notes: the form's only input. */
export const commentField = followUps.fields.comment
/** The label of the notes, and the plain 'ID' that the specification asks for on the landing. */
export const followUpLabels = { comment: 'resources.followUps.fields.comment', plainId: 'resources.leads.fields.id' } as const

/** The error of the notes: the first problem of the field; undefined when they can be sent. */
export function commentProblem(comment: string): Problem | undefined {
  const checked = commentField.input.safeParse(comment.trim() || undefined, { reportInput: true })
  return checked.success ? undefined : problemsOf(checked.error)[0]
}
