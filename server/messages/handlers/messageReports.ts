// Routes for delivery reports: without a session, at an unguessable address and, for Twilio, with its signature.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { receiveReport } from '../receiveReport.ts'
import { isReportProof, reportAddress, reportPath } from '../reportAddress.ts'
import { smsWayOf } from '../ways.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { isTwilioSignature } from '../gateways/twilioCalls.ts'
import type { Services } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { findTenant } from '../../core/access/findTenant.ts'
import { limited, tenantDb } from '../../core/http/session.ts'

const place = z.object({
  provider: z.enum(enumerations.smsProvider),
  tenant: z.string().regex(/^[a-z0-9-]{1,40}$/),
  proof: z.string().max(100),
  reference: z.string().max(60).optional(),
})
/** Maximum bytes of a report, which normally has some hundred. */
const reportBytes = 16_000

/** The fields of a form, JSON body or query as flat texts. */
function fieldsOf({ body, query }: FastifyRequest): Record<string, string> {
  const said = { ...(query as object), ...(typeof body === 'object' && body !== null ? body : {}) }
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value).slice(0, 2000)]),
  )
}

/** Adds the routes below the API base. */
export async function registerMessageReports(app: FastifyInstance, services: Services): Promise<void> {
  const observe = async (request: FastifyRequest) => {
    const { provider, tenant: id, proof, reference } = place.safeParse(request.params).data ?? {}
    const tenant = provider && id ? await findTenant(services, id) : undefined
    if (!provider || !tenant || !isReportProof(services, tenant.id, provider, proof ?? '')) throw new Problem('notFound')
    const fields = fieldsOf(request)
    return tenantDb(services, tenant.id).asSystem('a provider reports on one message, at an address with a proof', async (tx) => {
      if (provider === 'twilio') {
        const token = smsWayOf(await findSettings(tx), false)?.account.token ?? ''
        const signature = String(request.headers['x-twilio-signature'] ?? '')
        const url = reportAddress(services, tenant.id, provider, reference) ?? ''
        if (!isTwilioSignature(token, url, fields, signature)) throw new Problem('unauthenticated')
      }
      const report = services.senders.sms[provider].readReport(fields)
      return { status: report ? await receiveReport(tx, provider, report, reference ?? report.reference, services.now()) : 'unknown' }
    })
  }
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    for (const rest of ['', '/:reference'])
      inner.route({
        method: ['GET', 'POST'],
        config: { access: 'anyone' },
        url: `${reportPath}/:provider/:tenant/:proof${rest}`,
        bodyLimit: reportBytes,
        schema: { hide: true },
        preHandler: limited(services, [{ rule: 'noticeByAddress', by: ['address'] }]),
        handler: observe,
      })
    done()
  })
}
