// Registers every call of the endpoint table: audience, input, handler, output. A call without a handler does not compile.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { calls, errorBody, type Audience } from '../../src/schema/endpoints.ts'
import { idValue, line } from '../../src/schema/values.ts'
import type { Call, Caller, Handlers, House, SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'
import { caseHandlers } from './cases.ts'
import { leadDeskHandlers } from './leadDesk.ts'
import { customerDeskHandlers } from './customerDesk.ts'
import { calendarHandlers } from './calendar.ts'
import { bulkHandlers } from './bulk.ts'
import { authenticatorHandlers } from './authenticator.ts'
import { campaignHandlers } from './campaigns.ts'
import { callCentreHandlers } from './callCentre.ts'
import { customerHandlers } from './customers.ts'
import { customersFamilyHandlers } from './customersFamily.ts'
import { mastersFamilyHandlers } from './mastersFamily.ts'
import { miscFamilyHandlers } from './miscFamily.ts'
import { staffsFamilyHandlers } from './staffsFamily.ts'
import { surveyFamilyHandlers } from './surveyFamily.ts'
import { bookingHandlers } from './bookingFamily.ts'
import { landingHandlers } from './landingPage.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { meHandlers } from './me.ts'
import { callerOf, idempotencyKeyOf, languageOfRequest, proofOf, tenantOfRequest } from './request.ts'
import { requireProof } from '../proofOfWork.ts'
import { shellHandlers } from './shell.ts'
import { errandHandlers } from './errands.ts'
import { feedHandlers } from './feed.ts'
import { paymentHandlers } from './payments.ts'
import { messageHandlers } from './messages.ts'
import { messageTextHandlers } from './messageTexts.ts'
import { previewHandlers } from './preview.ts'
import { requestHandlers } from './requests.ts'
import { jobHandlers } from './job.ts'
import { landingLeadHandlers } from './landingLeads.ts'
import { staffDeskHandlers } from './staffDesk.ts'
import { ownDataHandlers } from './ownData.ts'
import { visitHandlers } from './visit.ts'
import { staffHandlers } from './staffs.ts'
import { workHandlers } from './work.ts'

const handlers: Handlers = {
  ...bulkHandlers,
  ...landingHandlers,
  ...bookingHandlers,
  ...customerHandlers,
  ...staffHandlers,
  ...meHandlers,
  ...authenticatorHandlers,
  ...shellHandlers,
  ...caseHandlers,
  ...leadDeskHandlers,
  ...customerDeskHandlers,
  ...staffDeskHandlers,
  ...jobHandlers,
  ...landingLeadHandlers,
  ...previewHandlers,
  ...messageHandlers,
  ...messageTextHandlers,
  ...paymentHandlers,
  ...workHandlers,
  ...feedHandlers,
  ...errandHandlers,
  ...requestHandlers,
  ...calendarHandlers,
  ...callCentreHandlers,
  ...staffsFamilyHandlers,
  ...mastersFamilyHandlers,
  ...miscFamilyHandlers,
  ...customersFamilyHandlers,
  ...surveyFamilyHandlers,
  ...campaignHandlers,
  ...visitHandlers,
  ...ownDataHandlers,
}

const rank: Record<Audience, number> = { anyone: 0, visitor: 1, customer: 2, staff: 3 }
// A path names a row by its id, a customer's case by its reference, and a resource by its name.
const namedInPath: Readonly<Record<string, z.ZodType>> = {
  resource: z.enum(Object.keys(resources) as [ResourceName, ...ResourceName[]]),
  ref: line(12),
}

/** Throws forbidden for the wrong side of the house, unauthenticated where a proven mobile or a sign-in is still missing. */
function admit(audience: Audience, caller: Caller): void {
  if (audience === 'staff' && caller.audience !== 'staff') throw new Problem('unauthenticated')
  if (audience === 'customer' && caller.audience === 'staff') throw new Problem('forbidden')
  if (rank[caller.audience] < rank[audience]) throw new Problem('unauthenticated')
}

/** Adds the routes below the API base. */
export function registerCalls(app: FastifyInstance, house: House): void {
  for (const call of calls) {
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const withBody = call.method !== 'GET'
    app.route({
      method: call.method,
      url: path,
      schema: {
        operationId: call.name,
        summary: call.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        tags: [call.path.split('/')[1] ?? ''],
        ...(withBody ? { body: call.input } : { querystring: call.input }),
        ...(names.length ? { params: z.object(Object.fromEntries(names.map((name) => [name, namedInPath[name] ?? idValue]))) } : {}),
        response: { 200: call.output, '4xx': errorBody, '5xx': errorBody },
        security: call.audience === 'anyone' ? [] : [{ token: [] }],
      },
      handler: async (request) => {
        const given: Call<unknown> = {
          house,
          input: withBody ? request.body : request.query,
          params: request.params as Record<string, string>,
          tenantId: tenantOfRequest(request),
          language: languageOfRequest(request),
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? null,
          idempotencyKey: idempotencyKeyOf(request),
        }
        if (call.audience === 'anyone') return (handlers[call.name] as (one: Call<unknown>) => unknown)(given)
        const caller = await callerOf(house, request, call.byLink)
        admit(call.audience, caller)
        // What is the person's very own is theirs to ask for: a colleague who acts for them has not been given it.
        if (call.inPerson && caller.agent) throw new Problem('inPerson')
        if (call.guarded && caller.audience === 'visitor') await requireProof(house, proofOf(request))
        const session: SessionCall<unknown> = { ...given, caller, scoped: (work) => house.engine.scoped(caller.tenantId, work) }
        return (handlers[call.name] as (one: SessionCall<unknown>) => unknown)(session)
      },
    })
  }
}
