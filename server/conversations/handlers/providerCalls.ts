// The addresses that providers of WhatsApp and SMS call with what people send and with reports, signed or with a secret in the address, and
// more than once where we did not answer. Meta verifies its address once by GET.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { providerActor } from '../../core/commit/actor.ts'
import { findTenant } from '../../core/access/findTenant.ts'
import { plainRow } from '../../core/access/present.ts'
import { limited, tenantDb } from '../../core/http/session.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Report } from '../../core/gateways/messages.ts'
import type { Services } from '../../core/services.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { callAddress, callPaths, noteTemplateState, receiveCall, receiveReport } from '../../messages/index.ts'
import { receiveMessage } from '../receiveMessage.ts'

const place = z.object({
  tenant: z.string().regex(/^[a-z0-9-]{1,40}$/),
  reference: z
    .string()
    .regex(/^[\w.:-]{1,60}$/)
    .optional(),
})
/** The secret in the address of a provider that does not sign. In the query, which the log leaves out. */
const keyed = z.object({ key: z.string().max(200).default('') })
/** Milliseconds in which the answer to a sending is stored. */
const momentMs = 1000
const verification = z.object({ 'hub.mode': z.literal('subscribe'), 'hub.verify_token': z.string(), 'hub.challenge': z.string().max(200) })
/** Maximum bytes of a call: Meta sends up to three megabytes. */
const callBytes = 3_200_000
/** What Twilio takes as no answer to the person; the others read the status only. */
const noAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

const same = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return expected !== '' && one.length === other.length && timingSafeEqual(one, other)
}

/** Adds the routes below the API base. */
export async function registerProviderCalls(app: FastifyInstance, services: Services): Promise<void> {
  const calledAt = async ({ params }: FastifyRequest) => {
    const { tenant: id, reference } = place.safeParse(params).data ?? {}
    const tenant = id ? await findTenant(services, id) : undefined
    if (!tenant) throw new Problem('notFound')
    const db = tenantDb(services, tenant.id)
    const settings = await db.asSystem('the secrets with which providers sign', findSettings)
    return { db, settings, tenantId: tenant.id, reference }
  }
  const shared = {
    config: { access: 'anyone' as const },
    schema: { hide: true },
    preHandler: limited(services, [{ rule: 'eventsByAddress', by: ['address'] }]),
  }
  await app.register((inner, _options, done) => {
    // Signatures are over the bytes as they came.
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    inner.route({
      method: 'GET',
      ...shared,
      url: `${callPaths.whatsapp}/:tenant`,
      handler: async (request, reply) => {
        const { whatsappProvider, whatsappVerifyToken } = plainRow('settings', (await calledAt(request)).settings)
        if (whatsappProvider !== 'meta') throw new Problem('notFound')
        const { data } = verification.safeParse(request.query)
        if (!data || !same(data['hub.verify_token'], whatsappVerifyToken ?? '')) throw new Problem('forbidden')
        return reply.type('text/plain').send(data['hub.challenge'])
      },
    })
    for (const channel of ['whatsapp', 'sms'] as const)
      for (const rest of ['', '/:reference'])
        inner.route({
          method: 'POST',
          ...shared,
          url: `${callPaths[channel]}/:tenant${rest}`,
          bodyLimit: callBytes,
          handler: async (request, reply) => {
            const { db, settings, tenantId, reference } = await calledAt(request)
            const events = receiveCall(services, settings, channel, {
              url: callAddress(services, channel, tenantId, reference),
              reference: reference ?? null,
              key: keyed.safeParse(request.query).data?.key ?? '',
              header: (name) => String(request.headers[name] ?? ''),
              bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
              at: services.now(),
            })
            const note = (report: Report) =>
              db.asSystem('a provider reports on messages, with its signature', (tx) =>
                receiveReport(tx, events.carrier, report, report.reference, services.now()),
              )
            // Each in its own transaction: what cannot be stored now comes again, and what was stored before is known by its id.
            for (const report of events.reports) {
              const noted = await note(report)
              // Without a reference a message is known once the answer to its sending has been stored, which may be a moment later.
              if (noted === 'unknown' && report.reference === null) await pause(momentMs).then(() => note(report))
            }
            for (const received of events.received)
              await db.asSystem('a person wrote, with the signature of the provider', (tx) =>
                receiveMessage(services, tx, received, channel),
              )
            for (const known of events.templates)
              await db.asSystem('WhatsApp approves or refuses words, with its signature', (tx) =>
                noteTemplateState(services, tx, known, providerActor('whatsapp')),
              )
            return reply.type('text/xml').send(noAnswer)
          },
        })
    done()
  })
}
