// A complaint that opens by itself: out of a feedback of one or two stars, or of a low survey score.
import { v7 as uuid } from 'uuid'
import type { Word } from '../../src/schema/enumerations.ts'
import { limits } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import { completeRow, countRows, findRow, insertRows, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { sql } from 'kysely'
import { auditChange } from './auditChange.ts'
import { managersOf } from './managersOf.ts'
import { notify } from './notify.ts'
import { newCaseValues } from './rules/caseTimes.ts'
import type { Deed } from './rules/rules.ts'

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

async function matterOf({ tx }: Omit<Deed, 'actor'>, { feedback, answers }: Reason): Promise<Row | undefined> {
  if (feedback && feedback.rating <= fewStars) {
    const { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments } = feedback
    const severity = rating === 1 ? 'high' : 'normal'
    const told = { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, attachments }
    return { ...told, severity, feedbackId: feedback.id }
  }
  if (!answers) return undefined
  const { response, survey, words } = answers
  const { score, nps, outcome } = response
  const { surveyLowRating, surveyLowNps } = await findSettings(tx)
  const isLow = (value: number | null, most: number) => value !== null && most > 0 && value <= most
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
export async function complainAbout(deed: Omit<Deed, 'actor'>, reason: Reason): Promise<RowOf<'complaints'> | undefined> {
  const { house, tx } = deed
  const matter = await matterOf(deed, reason)
  if (!matter) return undefined
  const link = reason.feedback ? 'feedbackId' : 'surveyResponseId'
  if ((await countRows(tx, 'complaints', [sql`${sql.ref(link)} = ${matter[link]}`])) > 0) return undefined
  const now = house.now()
  const id = uuid()
  const row = completeRow('complaints', { ...matter, id, ...(await newCaseValues('complaints')(deed, matter)) }, null, now)
  await insertRows(tx, 'complaints', [row])
  await auditChange(tx, { resource: 'complaints', rowId: id, action: 'create', before: {}, after: row, by: null, now })
  const people = await managersOf(tx, 'complaints', row)
  await notify(house, tx, people, { kind: 'complaintOpened', params: { ref: row.ref }, resource: 'complaints', rowId: id })
  return row
}
