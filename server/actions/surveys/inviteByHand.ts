// Somebody has chosen customers, or rows of theirs, and asks them a survey now.
import { sql } from 'kysely'
import type { z } from 'zod'
import { may } from '../../../src/schema/access.ts'
import type { surveyFamilyEndpoints } from '../../../src/schema/calls/surveyFamily.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { localDay } from '../../booking/time.ts'
import { findRow, readRows } from '../../db/repository.ts'
import { Problem } from '../../problem.ts'
import type { Acting } from '../saveRecord.ts'
import { visibleRow } from '../visibleRow.ts'
import { keepInvitation } from './inviteAfter.ts'
import { subjectOf } from './subjects.ts'

type Wish = z.output<typeof surveyFamilyEndpoints.inviteToSurvey.input>

/** Invites each once for a row; customers once a day. Counts by what came of it. Throws forbidden without the right to change surveys, notFound for a survey that is not asked. */
export async function inviteByHand({ house, tx, actor }: Acting, surveyId: string, { resource, ids }: Wish) {
  if (!may(actor, resources.surveys, 'edit')) throw new Problem('forbidden')
  const survey = await findRow(tx, 'surveys', surveyId, { lock: true })
  if (survey?.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  const now = house.now()
  const made: string[] = []
  let [repeated, nobody] = [0, 0]
  for (const id of new Set(ids)) {
    const subject = subjectOf(resource, await visibleRow(tx, actor, resource, id))
    // Another may be asked anew another day, a visit only once.
    const event = `survey:${surveyId}:${id}${resource === 'customers' ? `:${localDay(now)}` : ''}`
    if (!subject) nobody += 1
    else if (await keepInvitation(house, tx, { survey, subject, about: { name: resource, id }, trigger: 'manual', event, dueAt: now }))
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
