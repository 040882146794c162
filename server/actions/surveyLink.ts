// The link by which a customer answers one survey without signing in: for one customer and visit, until the survey's own days are over, answered once.
import { languages } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import { completeRow, findRow, insertRows, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { messageWords } from './messageWords.ts'
import { linkAddress, makeLinkToken, readLinkToken } from './signedLink.ts'
import { languageOf } from './tellCustomer.ts'

const day = 86_400_000

/** Who is asked what, and about which visit. */
export interface Asked {
  survey: RowOf<'surveys'>
  customer: RowOf<'customers'>
  appointmentId?: string | null
}
interface Invited extends Asked {
  invitation: RowOf<'surveyInvitations'>
}

/** Counts as asked from now on: makes the link, and queues the message that brings it; a survey without a channel waits for a call instead. */
export async function sendSurvey(house: House, tx: Scope, tenantId: string, { invitation, survey, customer }: Invited, send = true) {
  const now = house.now()
  const expiresAt = new Date(now.getTime() + survey.expiryDays * day)
  const language = languageOf(customer.languageId)
  const token = makeLinkToken(house, 'surveyLinks', { tenantId, id: invitation.id }, expiresAt)
  const { url, hidden } = linkAddress(house, language, 'survey', { tenantId, link: token }, token)
  const values = { state: 'asked', askedAt: now.toISOString(), expiresAt: expiresAt.toISOString(), channel: survey.channel }
  const asked = await updateRow(tx, 'surveyInvitations', invitation, values, null, now)
  if (send && survey.channel !== 'none') {
    const { code } = languages[language]
    const { name } = await findSettings(tx)
    const words = await messageWords(house, tx, language, 'survey')
    const text = (link: string) => words({ tenant: name[code], survey: survey.name[code], link })
    const message = {
      recipient: customer.mobile,
      kind: 'survey',
      languageId: customer.languageId,
      channel: survey.channel,
      customerId: customer.id,
      body: text(url),
      kept: text(hidden),
      link: url,
      event: invitation.event ?? `survey:${invitation.id}`,
    } as const
    await house.messages.queue(tx, message, now)
  }
  return { url, token, expiresAt: values.expiresAt, invitation: asked }
}

/** Makes a link for a customer in their language at once; with `send` also queues the message that brings it. Throws notFound for a survey that is not being asked. */
export async function inviteToSurvey(house: House, tx: Scope, tenantId: string, asked: Asked, send: boolean) {
  const { survey, customer, appointmentId = null } = asked
  if (survey.status !== 'active') throw new Problem('notFound', { fields: { surveyId: { key: 'validation.reference' } } })
  const now = house.now()
  const visit = appointmentId ? await findRow(tx, 'appointments', appointmentId) : undefined
  const about = visit ? { locationId: visit.locationId, staffId: visit.advisorId, subject: 'appointments', subjectId: visit.id } : {}
  const values = { ...about, surveyId: survey.id, customerId: customer.id, appointmentId, expiresAt: now.toISOString() }
  const invitation = completeRow('surveyInvitations', values, null, now)
  await insertRows(tx, 'surveyInvitations', [invitation])
  return sendSurvey(house, tx, tenantId, { ...asked, invitation }, send)
}

/** The invitation of a link and its survey. Throws linkExpired for a link that is too old, another tenant's or not ours, and for a survey that is no longer asked. */
export async function findInvitation(house: House, tx: Scope, tenantId: string, token: string, lock = false) {
  const { id } = readLinkToken(house, 'surveyLinks', token, tenantId)
  const invitation = await findRow(tx, 'surveyInvitations', id, { lock })
  const survey = invitation && (await findRow(tx, 'surveys', invitation.surveyId))
  if (!invitation || !survey || (survey.status !== 'active' && !invitation.responseId)) throw new Problem('linkExpired')
  return { invitation, survey }
}
