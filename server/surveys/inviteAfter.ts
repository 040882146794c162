// Creates survey invitations after an event or on request; each waits until it is due.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { countRows, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { askWhoIsDue } from './askWhoIsDue.ts'
import { eventOf, subjectOf, type Subject, type SubjectName } from './subjects.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import type { Happened } from '../core/commit/happened.ts'
import type { CommitContext } from '../core/commit/reactions.ts'

const hour = 3_600_000
const day = 24 * hour

interface Asking {
  /** The actor of the change. */
  by: ChangeActor
  survey: RowOf<'surveys'>
  subject: Subject
  about: { name: SubjectName; id: string }
  trigger: Word<'surveyTrigger'>
  /** The key by which it is created only once. */
  event: string
  dueAt: Date
}
/** Writes the invitation, once for its event; false when it exists already. One that is due now is sent in the same transaction. */
export async function keepInvitation(
  services: Services,
  tx: Scope,
  { survey, subject, about, trigger, event, dueAt, by }: Asking,
): Promise<boolean> {
  if ((await countRows(tx, 'surveyInvitations', [sql`event = ${event}`])) > 0) return false
  const expiresAt = new Date(dueAt.getTime() + survey.expiryDays * day).toISOString()
  const named = { surveyId: survey.id, subject: about.name, subjectId: about.id, channel: survey.channel }
  const values = { ...subject, ...named, trigger, event, state: 'waiting', dueAt: dueAt.toISOString(), expiresAt }
  const row = await commit({ services, tx }, { resource: 'surveyInvitations', action: 'create', values, by })
  if (dueAt <= services.now()) await askWhoIsDue(services, tx, by, row)
  return true
}

/** Creates the invitations of all surveys that this change triggers; does nothing for a change that is no event. */
export async function inviteAfter({ services, tx }: CommitContext, { resource, before, after, by }: Happened<ResourceName>): Promise<void> {
  const happened = eventOf(resource, before ?? {}, after)
  const who = happened && subjectOf(happened.name, after)
  if (!happened || !who) return
  const { name, trigger } = happened
  const conditions = [sql`status = 'active' and trigger = ${trigger}`]
  const data = await readRows(tx, 'surveys', { size: 100, conditions })
  const { id } = after
  for (const survey of data) {
    const dueAt = new Date(services.now().getTime() + survey.delayHours * hour)
    const event = `survey:${survey.id}:${id}`
    await keepInvitation(services, tx, { survey, subject: who, about: { name, id }, trigger, event, dueAt, by })
  }
}
