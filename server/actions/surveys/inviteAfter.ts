// Whoever is to be asked after something happened, or because somebody wants it, gets an invitation that waits for its moment.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources/index.ts'
import { completeRow, countRows, insertRows, readRows, type RowOf, type Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { House } from '../../house.ts'
import { askWhoIsDue } from './askWhoIsDue.ts'
import { eventOf, subjectOf, type Subject, type SubjectName } from './subjects.ts'

const hour = 3_600_000
const day = 24 * hour

interface Asking {
  survey: RowOf<'surveys'>
  subject: Subject
  about: { name: SubjectName; id: string }
  trigger: Word<'surveyTrigger'>
  /** The word by which it is asked once. */
  event: string
  dueAt: Date
}
/** Writes the invitation, once for its event; false where it is there already. What is due now goes out in the same transaction. */
export async function keepInvitation(house: House, tx: Scope, { survey, subject, about, trigger, event, dueAt }: Asking): Promise<boolean> {
  if ((await countRows(tx, 'surveyInvitations', [sql`event = ${event}`])) > 0) return false
  const expiresAt = new Date(dueAt.getTime() + survey.expiryDays * day).toISOString()
  const named = { surveyId: survey.id, subject: about.name, subjectId: about.id, channel: survey.channel }
  const values = { ...subject, ...named, trigger, event, state: 'waiting', dueAt: dueAt.toISOString(), expiresAt }
  const row = completeRow('surveyInvitations', values, null, house.now())
  await insertRows(tx, 'surveyInvitations', [row])
  if (dueAt <= house.now()) await askWhoIsDue(house, tx, row)
  return true
}

/** Invites by every survey that this change sets off; a change that is no event does nothing. */
export async function inviteAfter(house: House, tx: Scope, resource: ResourceName, before: Row, after: Row): Promise<void> {
  const happened = eventOf(resource, before, after)
  const who = happened && subjectOf(happened.name, after)
  if (!happened || !who) return
  const { name, trigger } = happened
  const conditions = [sql`status = 'active' and trigger = ${trigger}`]
  const data = await readRows(tx, 'surveys', { size: 100, conditions })
  const id = String(after['id'])
  for (const survey of data) {
    const dueAt = new Date(house.now().getTime() + survey.delayHours * hour)
    await keepInvitation(house, tx, { survey, subject: who, about: { name, id }, trigger, event: `survey:${survey.id}:${id}`, dueAt })
  }
}
