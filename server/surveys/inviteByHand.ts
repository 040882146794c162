// Staff invite selected customers, or those of selected rows, to a survey now.
import { sql } from 'kysely'
import type { z } from 'zod'
import { may } from '../../src/schema/core/access.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources.ts'
import { localDay } from '../core/time/time.ts'
import { findRow, readRows } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { keepInvitation } from './inviteAfter.ts'
import { subjectOf } from './subjects.ts'
import { staffActor } from '../core/commit/actor.ts'

type Input = z.output<Calls['inviteToSurvey']['input']>

/**
 * Invites once for each row, for customers once a day. Returns the counts by result. Throws forbidden (403) without the right to change
 * surveys, notFound (404) for a survey that is not active.
 */
export async function inviteByHand({ services, tx, actor }: Acting, surveyId: string, { resource, ids }: Input) {
  if (!may(actor, resources.surveys, 'edit')) throw new Problem('forbidden')
  const survey = await findRow(tx, 'surveys', surveyId, { lock: true })
  if (survey?.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  const now = services.now()
  const made: string[] = []
  let [repeated, nobody] = [0, 0]
  for (const id of new Set(ids)) {
    const subject = subjectOf(resource, await visibleRow(tx, actor, resource, id))
    // A customer may be asked again on another day, a visit only once.
    const event = `survey:${surveyId}:${id}${resource === 'customers' ? `:${localDay(now)}` : ''}`
    if (!subject) nobody += 1
    else if (
      await keepInvitation(services, tx, {
        survey,
        subject,
        about: { name: resource, id },
        trigger: 'manual',
        event,
        dueAt: now,
        by: staffActor(actor.id),
      })
    )
      made.push(event)
    else repeated += 1
  }
  const states = await countStates(tx, made)
  return { ...states, repeated, nobody }
}

async function countStates(tx: Acting['tx'], events: readonly string[]) {
  if (events.length === 0) return { asked: 0, waiting: 0, skipped: 0 }
  const data = await readRows(tx, 'surveyInvitations', {
    size: events.length,
    conditions: [sql`event = any(${[...events]}::text[])`],
  })
  const count = (state: string) => data.filter((one) => one.state === state).length
  return { asked: count('asked'), waiting: count('waiting'), skipped: count('skipped') }
}
