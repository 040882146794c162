// Opens a complaint automatically after feedback of one or two stars, or after a low survey score.
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { limits } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { countRows, findRow, type RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { sql } from 'kysely'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { fewStars, newCaseValues } from './rules/caseTimes.ts'
import type { Context } from '../core/commit/rules.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** Maximum survey score, of a hundred, and recommendation, of ten, at which a complaint is severe. */
const grave = { score: 20, nps: 2 }
const starsPart = 100 / limits.maxRating

/** The cause of the complaint. */
export interface Reason {
  feedback?: RowOf<'feedback'>
  /** A survey's response, with the survey and the text of the customer's low answers. */
  answers?: { response: RowOf<'surveyResponses'>; survey: RowOf<'surveys'>; words: string }
}
const departmentOf: Record<Word<'surveyModule'>, Word<'department'>> = {
  'Shop Now': 'Sales',
  'Home Service': 'Service',
  Service: 'Service',
  'Test drive': 'Sales',
  Customer: 'General',
}

const { severity: severities } = enumerations
const graver = (one: Word<'severity'>, other: Word<'severity'>) => (severities.indexOf(one) > severities.indexOf(other) ? one : other)

async function matterOf({ tx }: Omit<Context, 'actor'>, { feedback, answers }: Reason): Promise<Row | undefined> {
  if (feedback && feedback.rating <= fewStars) {
    const { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments } = feedback
    const { caseRuleId, ruleWords } = feedback
    const severity = graver(feedback.severity, rating === 1 ? 'high' : 'normal')
    const details = { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments }
    return { ...details, severity, caseRuleId, ruleWords, feedbackId: feedback.id }
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

/** Opens the complaint, once for each cause, and notifies the department's managers; undefined when the rating is not low. */
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
  // The department's managers are notified instead of an owner.
  const row = await commit(context, { resource: 'complaints', action: 'create', values, by, silent: true })
  const people = await managersOf(tx, 'complaints', row)
  await notify(services, tx, people, { kind: 'complaintOpened', params: { ref: row.ref }, resource: 'complaints', rowId: row.id })
  return row
}
