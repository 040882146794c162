// A survey opened by a link: its questions, and the one response to it.
import type { LinkedSurvey } from '../../src/schema/surveys/calls/surveyFamily.ts'
import type { Answers } from '../../src/schema/surveys/surveyAnswers.ts'
import { findBy, findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { isAnswered, recordResponse } from './recordResponse.ts'
import { findInvitation } from './surveyLink.ts'
import { customerActor } from '../core/commit/actor.ts'

/** The survey of a link; null once it is answered. Throws linkExpired (410). */
export async function showSurvey(services: Services, tx: Scope, tenantId: string, token: string): Promise<LinkedSurvey | null> {
  const { invitation, survey } = await findInvitation(services, tx, tenantId, token)
  if (await isAnswered(tx, { ...invitation, invitation })) return null
  const { name, type, questions } = survey
  const visit = invitation.appointmentId ? await findRow(tx, 'appointments', invitation.appointmentId) : undefined
  const location = visit && (await findRow(tx, 'dealershipLocations', visit.locationId, { deleted: true }))
  return { name, type, questions, visit: visit && location ? { startAt: visit.startAt, location: location.name } : null }
}

/** Stores the answers. Throws linkExpired (410), alreadyExists (409) for a second response, badInput (400) with the question. */
export async function answerByLink(services: Services, tx: Scope, tenantId: string, token: string, answers: Answers) {
  const { invitation, survey } = await findInvitation(services, tx, tenantId, token, true)
  const { customerId, appointmentId } = invitation
  const given = { surveyId: survey.id, customerId, appointmentId, result: 'Completed' as const, answers, invitation }
  const response = await recordResponse(services, tx, given, customerActor(customerId))
  const complaint = await findBy(tx, 'complaints', { surveyResponseId: response.id })
  return { score: response.score, complaintRef: complaint?.ref ?? null }
}
