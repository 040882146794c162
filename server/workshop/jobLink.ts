// The link by which a customer sees one job card and decides on its work: for one booking, valid for seven days.
import { sql } from 'kysely'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { messageWords } from '../messages/index.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { shorten } from '../core/access/shortLink.ts'
import { linkAddress, makeLinkToken, readLinkToken } from '../core/access/signedLink.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { commit } from '../core/commit/commit.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { staffActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { reachOf } from '../customers/index.ts'

const lifetime = 7 * dayMs

/** A token that opens a booking's job card, and its expiry. */
export function makeJobToken(services: Services, tenantId: string, appointmentId: string): { token: string; expiresAt: Date } {
  const expiresAt = new Date(services.now().getTime() + lifetime)
  return { token: makeLinkToken(services, 'jobLinks', { tenantId, id: appointmentId }, expiresAt), expiresAt }
}

/** The content of a job card's link: the booking, and when the link was made, to the second. */
export interface OpenJobLink {
  tenantId: string
  appointmentId: string
  madeAt: Date
}

/** The content of a token. Throws linkExpired (410). */
export function readJobToken(services: Services, token: string, tenantId?: string): OpenJobLink {
  const { id, expiresAt, tenantId: tenant } = readLinkToken(services, 'jobLinks', token, tenantId)
  return { tenantId: tenant, appointmentId: id, madeAt: new Date(expiresAt.getTime() - lifetime) }
}

/** Revokes every link to the booking's job card made so far. */
export async function takeBackJobLinks({ services, tx, actor }: Acting, booking: RowOf<'appointments'>): Promise<void> {
  const changes = { jobLinksOverAt: services.now().toISOString() }
  await commit({ services, tx }, { resource: 'appointments', action: 'update', before: booking, changes, by: staffActor(actor.id) })
}

/** The URL of a job card's page in a language, and its expiry. */
export function linkOfJob(services: Services, tenantId: string, appointmentId: string, language: LanguageWord) {
  const { token, expiresAt } = makeJobToken(services, tenantId, appointmentId)
  return { url: linkAddress(services, language, 'job', { tenantId, link: token }), expiresAt }
}

/**
 * A new link to a booking's job card in its customer's language; with `send` also queues its message. Throws notFound (404) when the
 * customer no longer exists, with `send` badInput (400) when there is nothing to decide.
 */
export async function sendJobLink(services: Services, tx: Scope, tenantId: string, booking: RowOf<'appointments'>, send: boolean) {
  const customer = await findRow(tx, 'customers', booking.customerId)
  if (!customer) throw new Problem('notFound')
  const reached = await reachOf(tx, customer, booking)
  const language = languageOf(reached?.languageId ?? customer.languageId)
  const page = linkOfJob(services, tenantId, booking.id, language)
  const { url, hidden } = await shorten(services, tx, page.url, page.expiresAt)
  const made = { url, expiresAt: page.expiresAt.toISOString() }
  if (!send) return made
  const filters = { appointmentId: [booking.id], decision: ['proposed'] }
  if ((await readRows(tx, 'jobServices', { size: 1, filters })).length === 0)
    throw new Problem('badInput', { fields: { send: { key: 'validation.nothingToDecide' } } })
  if (!reached) throw new Problem('badInput', { fields: { send: { key: 'validation.noNumber' } } })
  const { name } = await findSettings(tx)
  const words = await messageWords(services, tx, language, 'jobServices')
  const text = (link: string) => words({ ref: booking.ref, tenant: name[languages[language].code], link })
  await services.messages.queue(
    tx,
    {
      ...reached,
      customerId: customer.id,
      kind: 'jobServices',
      body: text(url),
      kept: text(hidden),
      link: url,
      resource: 'appointments',
      rowId: booking.id,
    },
    services.now(),
  )
  // Without a new version: what the customer sees stays what they decide on.
  await unaudited(
    'noEdit',
    sql`update "jobServices" set "sentAt" = ${services.now().toISOString()}
      where "appointmentId" = ${booking.id} and decision = 'proposed' and "deletedAt" is null`,
  ).execute(tx)
  return made
}
