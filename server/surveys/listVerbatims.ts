// The responses to a survey with their visit and the complaint that they opened.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Verbatim } from '../../src/schema/surveys/calls/surveyFamily.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { escaped, type Condition } from '../core/db/list/conditions.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { moods } from './moods.ts'
import { answerKey, daysOf, periodFilter } from './resultRows.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

type Question = z.output<Calls['surveyVerbatims']['input']>

/** A page of the responses in a period, latest first. */
export async function listVerbatims(db: CallerDb, id: string, given: Question, now: Date): Promise<{ data: Verbatim[]; total: number }> {
  const survey = await db.get('surveys', id)
  const { page, size, mood, staffId, worded, q } = given
  const filters = {
    ...{ surveyId: [id], result: ['Completed'] },
    ...periodFilter('answeredAt', daysOf(given, now), given.locationId),
    ...(mood ? moods[mood] : {}),
    ...(staffId ? { staffId: [staffId] } : {}),
  }
  const question = survey.questions.find((one) => one.id === given.question)
  const conditions: Condition[] = [
    ...(question && given.answer !== undefined ? [sql`${answerKey(question)} = ${given.answer}`] : []),
    ...(worded ? [sql`verbatim is not null`] : []),
    ...(q ? [sql`verbatim ilike ${escaped(q)}`] : []),
  ]
  const { data, total } = await db.list('surveyResponses', { page, size, sort: 'answeredAt', order: 'DESC', filters, conditions })
  return { data: await describe(db, data), total }
}

// The rows that belong to responses, limited to what the person may see, by a field.
async function beside<N extends ResourceName>(db: CallerDb, name: N, field: keyof RowOf<N> & string, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0 || !(await db.mayList(name))) return new Map<string, RowOf<N>>()
  const rows = await db.rows(name, { size: wanted.length, conditions: [sql`${sql.ref(field)} = any(${wanted}::uuid[])`] })
  return new Map(rows.map((row) => [String(row[field]), row]))
}

async function describe(db: CallerDb, rows: readonly RowOf<'surveyResponses'>[]): Promise<Verbatim[]> {
  const of = (field: 'id' | 'customerId' | 'appointmentId' | 'locationId' | 'staffId') => Array.from(rows, (row) => row[field])
  const customers = await beside(db, 'customers', 'id', of('customerId'))
  const visits = await beside(db, 'appointments', 'id', of('appointmentId'))
  const complaints = await beside(db, 'complaints', 'surveyResponseId', of('id'))
  const branches = await db.references('dealershipLocations', of('locationId'))
  const staff = await db.references('staff', of('staffId'))
  const nameOf = (row: Row | undefined) => (row?.['name'] ?? null) as Verbatim['staff']
  return rows.map(({ id, answeredAt, score, nps, outcome, answers, verbatim, customerId, appointmentId, locationId, staffId }) => {
    const customer = customers.get(customerId)
    const visit = visits.get(appointmentId ?? '')
    const complaint = complaints.get(id)
    return {
      ...{ id, answeredAt, score, nps, outcome, answers, verbatim },
      customer: customer ? { id: customer.id, name: customerName(customer) } : null,
      appointment: visit ? { id: visit.id, ref: visit.ref } : null,
      complaint: complaint ? { id: complaint.id, ref: complaint.ref } : null,
      location: nameOf(branches.get(locationId ?? '')),
      staff: nameOf(staff.get(staffId ?? '')),
    }
  })
}
