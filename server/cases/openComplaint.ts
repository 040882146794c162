// A complaint that opens by itself: out of a feedback of one or two stars, or of a low survey score.
import type { Word } from '../../src/schema/enumerations.ts'
import { limits } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { countRows, findRow, type RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { sql } from 'kysely'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { newCaseValues } from './rules/caseTimes.ts'
import type { Context } from '../core/commit/rules.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** Stars at most, of five, that are a complaint. */
const fewStars = 2
/** A survey's stars, of a hundred, and a recommendation, of ten, at most which a complaint is grave. */
const grave = { score: 20, nps: 2 }
const starsPart = 100 / limits.maxRating

/** What opens it. */
export interface Reason {
  feedback?: RowOf<'feedback'>
  /** A survey's answers, with the survey and how the customer's low answers read. */
  answers?: { response: RowOf<'surveyResponses'>; survey: RowOf<'surveys'>; words: string }
}
const departmentOf: Record<Word<'surveyModule'>, Word<'department'>> = {
  'Shop Now': 'Sales',
  'Home Service': 'Service',
  Service: 'Service',
  'Test drive': 'Sales',
  Customer: 'General',
}

async function matterOf({ tx }: Omit<Context, 'actor'>, { feedback, answers }: Reason): Promise<Row | undefined> {
  if (feedback && feedback.rating <= fewStars) {
    const { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments } = feedback
    const severity = rating === 1 ? 'high' : 'normal'
    const details = { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments }
    return { ...details, severity, feedbackId: feedback.id }
  }
  if (!answers) return undefined
  const { response, survey, words } = answers
  const { score, nps, outcome } = response
  const { surveyLowRating, surveyLowNps } = await findSettings(tx)
  const isLow = (value: number | null, limit: number) => value !== null && limit > 0 && value <= limit
  if (!isLow(score, surveyLowRating * starsPart) && !isLow(nps, surveyLowNps) && outcome !== 'open') return undefined
  const visit = response.appointmentId ? await findRow(tx, 'appointments', response.appointmentId) : undefined
  return {
    customerId: response.customerId,
    appointmentId: response.appointmentId,
    vehicleId: visit?.vehicleId ?? null,
    locationId: visit?.locationId ?? response.locationId,
    department: departmentOf[survey.module],
    category: 'other',
    severity: isLow(score, grave.score) || isLow(nps, grave.nps) ? 'high' : 'normal',
    description: words,
    surveyResponseId: response.id,
  }
}

/** Opens it, once for a reason, and tells those who lead its department; undefined where there is nothing to complain of. */
export async function complainAbout(
  context: Omit<Context, 'actor' | 'by'> & { by: ChangeActor },
  reason: Reason,
): Promise<RowOf<'complaints'> | undefined> {
  const { services, tx, by } = context
  const matter = await matterOf(context, reason)
  if (!matter) return undefined
  const link = reason.feedback ? 'feedbackId' : 'surveyResponseId'
  if ((await countRows(tx, 'complaints', [sql`${sql.ref(link)} = ${matter[link]}`])) > 0) return undefined
  const values = { ...matter, ...(await newCaseValues('complaints')(context, matter)) }
  // Those who lead the department are notified of it instead of an owner.
  const row = await commit(context, { resource: 'complaints', action: 'create', values, by, silent: true })
  const people = await managersOf(tx, 'complaints', row)
  await notify(services, tx, people, { kind: 'complaintOpened', params: { ref: row.ref }, resource: 'complaints', rowId: row.id })
  return row
}
