// The address that Meta calls: it verifies it once by GET, and brings signed events by POST, more than once where we did not answer.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { timingSafeEqual } from 'node:crypto'
import { providerActor } from '../../core/commit/actor.ts'
import { findTenant } from '../../core/access/findTenant.ts'
import { plainRow } from '../../core/access/present.ts'
import { limited, tenantDb } from '../../core/http/session.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { isMetaSignature, metaEvents, noteTemplateState, receiveReport } from '../../messages/index.ts'
import { receiveMessage } from '../receiveMessage.ts'

/** Below the API base; followed by the tenant. */
const whatsappPath = '/messages/whatsapp'

const place = z.object({ tenant: z.string().regex(/^[a-z0-9-]{1,40}$/) })
const verification = z.object({ 'hub.mode': z.literal('subscribe'), 'hub.verify_token': z.string(), 'hub.challenge': z.string().max(200) })
/** Maximum bytes of a webhook: Meta sends up to three megabytes. */
const eventBytes = 3_200_000

const same = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return expected !== '' && one.length === other.length && timingSafeEqual(one, other)
}

/** Adds the routes below the API base. */
export async function registerWhatsappWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const tenantOf = async ({ params }: FastifyRequest) => {
    const id = place.safeParse(params).data?.tenant
    const tenant = id ? await findTenant(services, id) : undefined
    if (!tenant) throw new Problem('notFound')
    const db = tenantDb(services, tenant.id)
    const settings = await db.asSystem('the secrets with which WhatsApp signs', async (tx) => plainRow('settings', await findSettings(tx)))
    if (settings.whatsappProvider !== 'meta') throw new Problem('notFound')
    return { db, settings }
  }
  const shared = {
    config: { access: 'anyone' as const },
    url: `${whatsappPath}/:tenant`,
    schema: { hide: true },
    preHandler: limited(services, [{ rule: 'eventsByAddress', by: ['address'] }]),
  }
  await app.register((inner, _options, done) => {
    // The signature is over the bytes as they came.
    inner.removeContentTypeParser('application/json')
    inner.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    inner.route({
      method: 'GET',
      ...shared,
      handler: async (request, reply) => {
        const { settings } = await tenantOf(request)
        const { data } = verification.safeParse(request.query)
        if (!data || !same(data['hub.verify_token'], settings.whatsappVerifyToken ?? '')) throw new Problem('forbidden')
        return reply.type('text/plain').send(data['hub.challenge'])
      },
    })
    inner.route({
      method: 'POST',
      ...shared,
      bodyLimit: eventBytes,
      handler: async (request) => {
        const { db, settings } = await tenantOf(request)
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = String(request.headers['x-hub-signature-256'] ?? '')
        if (!isMetaSignature(settings.whatsappAppSecret ?? '', bytes, signature)) throw new Problem('unauthenticated')
        const events = metaEvents(parsedOf(bytes), settings.whatsappNumber ?? '')
        // Each in its own transaction: what cannot be stored now comes again, and what was stored before is known by its id.
        for (const report of events.reports)
          await db.asSystem('WhatsApp reports on messages, with its signature', (tx) =>
            receiveReport(tx, 'whatsapp', report, report.reference, services.now()),
          )
        for (const received of events.received)
          await db.asSystem('a person wrote by WhatsApp, with its signature', (tx) => receiveMessage(services, tx, received))
        for (const known of events.templates)
          await db.asSystem('WhatsApp approves or refuses words, with its signature', (tx) =>
            noteTemplateState(services, tx, known, providerActor('whatsapp')),
          )
        return { status: 'noted' }
      },
    })
    done()
  })
}

function parsedOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Problem('badInput')
  }
}
