// The link by which a customer sees one job and decides on its work: for one booking of one tenant, good for seven days.
import { languages, type LanguageWord } from '../../src/schema/limits.ts'
import { findSettings } from '../booking/workshop.ts'
import { findRow, readRows, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { messageWords } from './messageWords.ts'
import type { Acting } from './saveRecord.ts'
import { linkAddress, makeLinkToken, readLinkToken } from './signedLink.ts'
import { languageOf } from './tellCustomer.ts'

const lifetime = 7 * 86_400_000

/** A token that opens a booking's job, and its end. */
export function makeJobToken(house: House, tenantId: string, appointmentId: string): { token: string; expiresAt: Date } {
  const expiresAt = new Date(house.now().getTime() + lifetime)
  return { token: makeLinkToken(house, 'jobLinks', { tenantId, id: appointmentId }, expiresAt), expiresAt }
}

/** A job's link as it was read: whose job, and when the link was made, to the second. */
export interface OpenJobLink {
  tenantId: string
  appointmentId: string
  madeAt: Date
}

/** Whose job a token opens. Throws linkExpired. */
export function readJobToken(house: House, token: string, tenantId?: string): OpenJobLink {
  const { id, expiresAt, tenantId: tenant } = readLinkToken(house, 'jobLinks', token, tenantId)
  return { tenantId: tenant, appointmentId: id, madeAt: new Date(expiresAt.getTime() - lifetime) }
}

/** Takes back every link to the booking's job that was made until now. */
export async function takeBackJobLinks({ house, tx, actor }: Acting, booking: RowOf<'appointments'>): Promise<void> {
  const now = house.now()
  const after = await updateRow(tx, 'appointments', booking, { jobLinksOverAt: now.toISOString() }, actor.id, now)
  await auditChange(tx, { resource: 'appointments', rowId: booking.id, action: 'update', before: booking, after, by: actor.id, now })
}

/** The address of a job's page in a language, and until when it is good. */
export function linkOfJob(house: House, tenantId: string, appointmentId: string, language: LanguageWord) {
  const { token, expiresAt } = makeJobToken(house, tenantId, appointmentId)
  return { ...linkAddress(house, language, 'job', { tenantId, link: token }, token), expiresAt: expiresAt.toISOString() }
}

/** A new link to a booking's job in its customer's language; with `send` also queues the message that brings it. Throws badInput when there is nothing to decide. */
export async function sendJobLink(house: House, tx: Scope, tenantId: string, booking: RowOf<'appointments'>, send: boolean) {
  const customer = await findRow(tx, 'customers', booking.customerId)
  if (!customer) throw new Problem('notFound')
  const language = languageOf(customer.languageId)
  const { url, hidden, expiresAt } = linkOfJob(house, tenantId, booking.id, language)
  if (!send) return { url, expiresAt }
  const filters = { appointmentId: [booking.id], decision: ['proposed'] }
  if ((await readRows(tx, 'jobServices', { size: 1, filters })).length === 0)
    throw new Problem('badInput', { fields: { send: { key: 'validation.nothingToDecide' } } })
  const { name } = await findSettings(tx)
  const words = await messageWords(house, tx, language, 'jobServices')
  const text = (link: string) => words({ ref: booking.ref, tenant: name[languages[language].code], link })
  await house.messages.queue(
    tx,
    {
      recipient: customer.mobile,
      customerId: customer.id,
      kind: 'jobServices',
      languageId: customer.languageId,
      body: text(url),
      kept: text(hidden),
      link: url,
    },
    house.now(),
  )
  return { url, expiresAt }
}
