// The responses to a survey with their visit and the complaint that they opened.
import { sql } from 'kysely'
import type { z } from 'zod'
import { passes, rowRule } from '../../src/schema/core/access.ts'
import type { Verbatim } from '../../src/schema/surveys/calls/surveyFamily.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { escaped, ruleCondition, type Condition } from '../core/db/conditions.ts'
import { countRows, readRows, type RowOf } from '../core/db/repository.ts'
import { rowsById } from '../core/commit/rowsById.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { moods } from './moods.ts'
import { answerKey, daysOf, found, periodFilter } from './resultRows.ts'

type Question = z.output<Calls['surveyVerbatims']['input']>

async function complaintsOf({ tx, actor }: Acting, ids: readonly string[]): Promise<Map<string, RowOf<'complaints'>>> {
  const rule = rowRule(actor, resources.complaints, 'show')
  if (ids.length === 0 || rule.length === 0) return new Map()
  const conditions = [sql`"surveyResponseId" = any(${[...ids]}::uuid[])`, ruleCondition(rule, actor)]
  const data = await readRows(tx, 'complaints', { size: ids.length, conditions })
  return new Map(data.map((one) => [one.surveyResponseId ?? '', one]))
}

/** A page of the responses in a period, latest first. */
export async function listVerbatims(acting: Acting, id: string, given: Question): Promise<{ data: Verbatim[]; total: number }> {
  const { services, tx, actor } = acting
  const survey = await visibleRow(tx, actor, 'surveys', id)
  const { page, size, mood, staffId, worded, q } = given
  const filter = {
    ...{ surveyId: [id], result: ['Completed'] },
    ...periodFilter('answeredAt', daysOf(given, services.now()), given.locationId),
    ...(mood ? moods[mood] : {}),
    ...(staffId ? { staffId: [staffId] } : {}),
  }
  const question = survey.questions.find((one) => one.id === given.question)
  const conditions: Condition[] = [
    found('surveyResponses', actor, filter),
    ...(question && given.answer !== undefined ? [sql`${answerKey(question)} = ${given.answer}`] : []),
    ...(worded ? [sql`verbatim is not null`] : []),
    ...(q ? [sql`verbatim ilike ${escaped(q)}`] : []),
  ]
  const data = await readRows(tx, 'surveyResponses', { page, size, sort: 'answeredAt', order: 'DESC', conditions })
  const total = await countRows(tx, 'surveyResponses', conditions)
  return { data: await describe(acting, data), total }
}

async function describe(acting: Acting, rows: readonly RowOf<'surveyResponses'>[]): Promise<Verbatim[]> {
  const { tx, actor } = acting
  const named = <N extends ResourceName>(name: N, field: 'customerId' | 'appointmentId' | 'locationId' | 'staffId') =>
    rowsById(
      tx,
      name,
      Array.from(rows, (row) => row[field]),
    )
  const customers = await named('customers', 'customerId')
  const visits = await named('appointments', 'appointmentId')
  const branches = await named('dealershipLocations', 'locationId')
  const staff = await named('staff', 'staffId')
  const complaints = await complaintsOf(
    acting,
    rows.map((row) => row.id),
  )
  const seen = <N extends ResourceName>(name: N, row: RowOf<N> | undefined) =>
    row && passes(rowRule(actor, resources[name], 'show'), actor, row) ? row : undefined
  return rows.map(({ id, answeredAt, score, nps, outcome, answers, verbatim, customerId, appointmentId, locationId, staffId }) => {
    const customer = seen('customers', customers.get(customerId))
    const visit = seen('appointments', visits.get(appointmentId ?? ''))
    const complaint = complaints.get(id)
    return {
      ...{ id, answeredAt, score, nps, outcome, answers, verbatim },
      customer: customer ? { id: customer.id, name: `${customer.firstName} ${customer.lastName}` } : null,
      appointment: visit ? { id: visit.id, ref: visit.ref } : null,
      complaint: complaint ? { id: complaint.id, ref: complaint.ref } : null,
      location: branches.get(locationId ?? '')?.name ?? null,
      staff: staff.get(staffId ?? '')?.name ?? null,
    }
  })
}
