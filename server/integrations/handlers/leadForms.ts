// Handlers of forms outside of the product, and the route to which they send their leads.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { idValue } from '../../../src/schema/core/values.ts'
import { acting, command } from '../../core/http/actor.ts'
import { idempotencyKeyOf, languageOfRequest } from '../../core/http/request.ts'
import { staffOf } from '../../core/http/session.ts'
import type { Handlers, Services } from '../../core/services.ts'
import { fieldsOfForm } from '../forms/givenFields.ts'
import { previewLead, receiveLead } from '../forms/receiveLead.ts'

/** The handlers by call. */
export const leadFormHandlers = {
  previewLeadForm: (call) => command(call, (one) => previewLead(one, call.input, call.language)),
} satisfies Partial<Handlers>

/** Bytes of a lead. */
const maxBytes = 64_000

/** Adds the route below the API base. Its body is whatever the form sends. */
export async function registerFormLeads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((inner, _options, done) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, fieldsOfForm(body as string)),
    )
    inner.post('/integrations/lead-forms/:id/leads', {
      config: { access: { resource: 'leads', action: 'create' } },
      bodyLimit: maxBytes,
      schema: {
        operationId: 'send_leadForms',
        summary: 'Takes a lead as a form or an advertising network sends it, in JSON or form-encoded, with names of its own.',
        tags: ['calls'],
        security: [{ token: [] }],
        params: z.object({ id: idValue }),
        body: z.record(z.string(), z.unknown()),
        response: {
          200: z.object({ id: z.string(), repeated: z.boolean(), duplicateOfId: z.string().nullable(), successMessage: z.string() }),
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
      handler: async (request) => {
        const language = languageOfRequest(request)
        const sent = { key: idempotencyKeyOf(request), language }
        const lead = await acting(await staffOf(services, request), 'the right to the lead is checked where it is made', (one, id) =>
          receiveLead(one, id, request.body, sent),
        )
        const key = lead.repeated ? 'messages.leadRepeated' : lead.duplicateOfId ? 'messages.leadDuplicate' : 'messages.leadReceived'
        return { ...lead, successMessage: services.texts(language, key) }
      },
    })
    done()
  })
}
