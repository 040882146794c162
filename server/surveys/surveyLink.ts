// The link by which a customer answers one survey without signing in: for one customer and visit, until the survey's period ends, answered
// once.
import { languages } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { messageWords } from '../messages/index.ts'
import { shorten } from '../core/access/shortLink.ts'
import { linkAddress, makeLinkToken, readLinkToken } from '../core/access/signedLink.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { reachOf } from '../customers/index.ts'

/** The survey, its customer and the visit it is about. */
export interface Requested {
  survey: RowOf<'surveys'>
  customer: RowOf<'customers'>
  appointmentId?: string | null
}
interface Invited extends Requested {
  invitation: RowOf<'surveyInvitations'>
}

/** Marks the invitation as asked, makes the link, and queues its message; for a survey without a channel it waits for a call instead. */
export async function sendSurvey(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  tenantId: string,
  { invitation, survey, customer }: Invited,
  send = true,
) {
  const now = services.now()
  const expiresAt = new Date(now.getTime() + survey.expiryDays * dayMs)
  const reached = await reachOf(tx, customer)
  const language = languageOf(reached?.languageId ?? customer.languageId)
  const token = makeLinkToken(services, 'surveyLinks', { tenantId, id: invitation.id }, expiresAt)
  const page = linkAddress(services, language, 'survey', { tenantId, link: token })
  const changes = { state: 'asked', askedAt: now.toISOString(), expiresAt: expiresAt.toISOString(), channel: survey.channel }
  const requested = await commit({ services, tx }, { resource: 'surveyInvitations', action: 'update', before: invitation, changes, by })
  if (send && reached && survey.channel !== 'none') {
    const { code } = languages[language]
    const { name } = await findSettings(tx)
    const words = await messageWords(services, tx, language, 'survey')
    const { url, hidden } = await shorten(services, tx, page, expiresAt)
    const text = (link: string) => words({ tenant: name[code], survey: survey.name[code], link })
    const message = {
      ...reached,
      kind: 'survey',
      channel: survey.channel,
      customerId: customer.id,
      body: text(url),
      kept: text(hidden),
      link: url,
      event: invitation.event ?? `survey:${invitation.id}`,
      resource: 'surveyInvitations',
      rowId: invitation.id,
    } as const
    await services.messages.queue(tx, message, now)
  }
  return { url: page, token, expiresAt: changes.expiresAt, invitation: requested }
}

/**
 * Makes a link for a customer in their language; with `send` also queues its message. Throws notFound (404) for a survey that is not
 * active.
 */
export async function inviteToSurvey(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  tenantId: string,
  requested: Requested,
  send: boolean,
) {
  const { survey, customer, appointmentId = null } = requested
  if (survey.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  const now = services.now()
  const visit = appointmentId ? await findRow(tx, 'appointments', appointmentId) : undefined
  const about = visit ? { locationId: visit.locationId, staffId: visit.advisorId, subject: 'appointments', subjectId: visit.id } : {}
  const values = { ...about, surveyId: survey.id, customerId: customer.id, appointmentId, expiresAt: now.toISOString() }
  const invitation = await commit({ services, tx }, { resource: 'surveyInvitations', action: 'create', values, by })
  return sendSurvey(services, tx, by, tenantId, { ...requested, invitation }, send)
}

/**
 * The invitation of a link and its survey. Throws linkExpired (410) for a link that is expired, another tenant's or badly signed, and for a
 * survey that is no longer active.
 */
export async function findInvitation(services: Services, tx: Scope, tenantId: string, token: string, lock = false) {
  const { id } = readLinkToken(services, 'surveyLinks', token, tenantId)
  const invitation = await findRow(tx, 'surveyInvitations', id, { lock })
  const survey = invitation && (await findRow(tx, 'surveys', invitation.surveyId))
  if (!invitation || !survey || (survey.status !== 'active' && !invitation.responseId)) throw new Problem('linkExpired')
  return { invitation, survey }
}
