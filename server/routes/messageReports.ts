// The ways in for delivery reports: no session, but an address that only we make, and Twilio's signature besides.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { enumerations } from '../../src/schema/enumerations.ts'
import { hearReport } from '../actions/messages/hearReport.ts'
import { isReportProof, reportAddress, reportPath } from '../actions/messages/reportAddress.ts'
import { smsWayOf } from '../actions/messages/ways.ts'
import { findSettings } from '../booking/workshop.ts'
import { isTwilioReport } from '../gateways/messages/sms/twilio.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { findTenant } from './landingPage.ts'

const place = z.object({
  provider: z.enum(enumerations.smsProvider),
  tenant: z.string().regex(/^[a-z0-9-]{1,40}$/),
  proof: z.string().max(100),
  reference: z.string().max(60).optional(),
})
/** A report has some hundred bytes. */
const reportBytes = 16_000

/** What a form, JSON or the address itself says, as flat texts. */
function fieldsOf({ body, query }: FastifyRequest): Record<string, string> {
  const said = { ...(query as object), ...(typeof body === 'object' && body !== null ? body : {}) }
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value).slice(0, 2000)]),
  )
}

/** Adds them below the API base. */
export async function registerMessageReports(app: FastifyInstance, house: House): Promise<void> {
  const hear = async (request: FastifyRequest) => {
    await house.rateLimits.take('noticeByAddress', request.ip)
    const { provider, tenant: id, proof, reference } = place.safeParse(request.params).data ?? {}
    const tenant = provider && id ? await findTenant(house, id) : undefined
    if (!provider || !tenant || !isReportProof(house, tenant.id, provider, proof ?? '')) throw new Problem('notFound')
    const fields = fieldsOf(request)
    return house.engine.scoped(tenant.id, async (tx) => {
      if (provider === 'twilio') {
        const token = smsWayOf(await findSettings(tx), false)?.account.token ?? ''
        const signature = String(request.headers['x-twilio-signature'] ?? '')
        const url = reportAddress(house, tenant.id, provider, reference) ?? ''
        if (!isTwilioReport(token, url, fields, signature)) throw new Problem('unauthenticated')
      }
      const report = house.carriers.sms[provider].readReport(fields)
      return { status: report ? await hearReport(tx, provider, report, reference ?? report.reference, house.now()) : 'unknown' }
    })
  }
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    for (const rest of ['', '/:reference'])
      inner.route({
        method: ['GET', 'POST'],
        url: `${reportPath}/:provider/:tenant/:proof${rest}`,
        bodyLimit: reportBytes,
        schema: { hide: true },
        handler: hear,
      })
    done()
  })
}
