// Registers every call from its definition: access, limits, input, handler, output.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { distinct } from '../src/schema/core/distinct.ts'
import { calls, errorBody } from '../src/schema/endpoints.ts'
import { idValue, line } from '../src/schema/core/values.ts'
import type { Call, Handlers, Services, SessionCall } from './core/services.ts'
import { caseHandlers } from './cases/handlers/cases.ts'
import { apiKeyHandlers } from './integrations/handlers/apiKeys.ts'
import { leadFormHandlers } from './integrations/handlers/leadForms.ts'
import { webhookHandlers } from './integrations/handlers/webhooks.ts'
import { leadManagementHandlers } from './leads/handlers/leadManagement.ts'
import { customerManagementHandlers } from './customers/handlers/customerManagement.ts'
import { calendarHandlers } from './appointments/handlers/calendar.ts'
import { bulkHandlers } from './backgroundJobs/bulk/handlers.ts'
import { passkeyHandlers } from './staff/handlers/passkeys.ts'
import { singleSignOnHandlers } from './staff/handlers/singleSignOn.ts'
import { authenticatorHandlers } from './staff/handlers/authenticator.ts'
import { campaignHandlers } from './campaigns/handlers/campaigns.ts'
import { callCentreHandlers } from './callCentre/handlers/callCentre.ts'
import { conversationHandlers } from './conversations/handlers/conversations.ts'
import { customerHandlers } from './customers/handlers/customers.ts'
import { customersFamilyHandlers } from './callCentre/handlers/customersFamily.ts'
import { mastersFamilyHandlers } from './masters/handlers.ts'
import { staffsFamilyHandlers } from './staff/handlers/staffsFamily.ts'
import { surveyFamilyHandlers } from './surveys/handlers.ts'
import { depositHandlers } from './appointments/deposits/handlers.ts'
import { bookingHandlers } from './appointments/handlers/bookingFamily.ts'
import { waitingHandlers } from './appointments/handlers/waitingList.ts'
import { landingHandlers } from './appointments/handlers/landingPage.ts'
import { resources, type ResourceName } from '../src/schema/resources.ts'
import { meHandlers } from './staff/handlers/me.ts'
import { calendarLinkHandlers } from './staff/handlers/calendarLinks.ts'
import { languageOfRequest, tenantOfRequest } from './core/http/request.ts'
import { deviceOf } from './core/http/knownDevice.ts'
import { countRequest, requireKept, sessionOfCall } from './core/http/session.ts'
import { routePath } from './core/http/routePath.ts'
import { searchHandlers } from './search/handlers.ts'
import { dashboardHandlers } from './dashboard/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { fieldServiceHandlers } from './fieldService/handlers/fieldService.ts'
import { garageHandlers } from './garage/handlers.ts'
import { feedHandlers } from './cases/handlers/feed.ts'
import { showroomHandlers } from './showroom/handlers.ts'
import { loyaltyHandlers } from './loyalty/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { messageHandlers } from './messages/handlers/messages.ts'
import { messageTextHandlers } from './messages/handlers/messageTexts.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { requestHandlers } from './fieldService/handlers/requests.ts'
import { jobHandlers } from './workshop/handlers/jobs.ts'
import { landingLeadHandlers } from './leads/handlers/landingLeads.ts'
import { staffManagementHandlers } from './staff/handlers/staffManagement.ts'
import { ownDataHandlers } from './vehicles/handlers.ts'
import { visitHandlers } from './workshop/handlers/visit.ts'
import { staffHandlers } from './staff/handlers/staffs.ts'
import { backgroundJobHandlers } from './backgroundJobs/backgroundJobs.ts'

// A call without a handler, and two handlers of one name, do not compile.
const handlers: Handlers = distinct({
  bulkHandlers,
  conversationHandlers,
  landingHandlers,
  bookingHandlers,
  depositHandlers,
  waitingHandlers,
  customerHandlers,
  staffHandlers,
  meHandlers,
  calendarLinkHandlers,
  authenticatorHandlers,
  passkeyHandlers,
  singleSignOnHandlers,
  searchHandlers,
  dashboardHandlers,
  notificationHandlers,
  caseHandlers,
  leadManagementHandlers,
  customerManagementHandlers,
  staffManagementHandlers,
  jobHandlers,
  landingLeadHandlers,
  settingsHandlers,
  messageHandlers,
  messageTextHandlers,
  paymentHandlers,
  loyaltyHandlers,
  garageHandlers,
  showroomHandlers,
  backgroundJobHandlers,
  feedHandlers,
  fieldServiceHandlers,
  requestHandlers,
  calendarHandlers,
  callCentreHandlers,
  apiKeyHandlers,
  leadFormHandlers,
  webhookHandlers,
  staffsFamilyHandlers,
  mastersFamilyHandlers,
  customersFamilyHandlers,
  surveyFamilyHandlers,
  campaignHandlers,
  visitHandlers,
  ownDataHandlers,
})

// Path parameters: a row by its id, a customer's case by its reference, a resource by its name.
const namedInPath: Readonly<Record<string, z.ZodType>> = {
  resource: z.enum(Object.keys(resources) as [ResourceName, ...ResourceName[]]),
  ref: line(12),
}

/** Adds the routes below the API base. */
export function registerCalls(app: FastifyInstance, services: Services): void {
  for (const call of calls) {
    const path = routePath(call)
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const withBody = call.method !== 'GET'
    app.route({
      method: call.method,
      url: path,
      config: { idempotent: call.idempotent && call.name, access: call },
      schema: {
        operationId: call.name,
        summary: call.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        tags: [call.path.split('/')[1] ?? ''],
        ...(withBody ? { body: call.input } : { querystring: call.input }),
        ...(names.length ? { params: z.object(Object.fromEntries(names.map((name) => [name, namedInPath[name] ?? idValue]))) } : {}),
        response: { 200: call.output, '4xx': errorBody, '5xx': errorBody },
        security: call.access === 'anyone' ? [] : [{ token: [] }],
      },
      handler: async (request, reply) => {
        const given: Call<unknown> = {
          services,
          input: withBody ? request.body : request.query,
          params: request.params as Record<string, string>,
          tenantId: tenantOfRequest(request),
          language: languageOfRequest(request),
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? null,
          device: deviceOf(services, request, reply, call.access === 'visitor' || call.access === 'customer' ? 'customer' : 'staff'),
        }
        if (call.access === 'anyone') {
          await countRequest(services, request, call.rateLimit)
          return (handlers[call.name] as (one: Call<unknown>) => unknown)(given)
        }
        const session: SessionCall<unknown> = Object.assign(given, await sessionOfCall(services, request, call))
        const answer = await (handlers[call.name] as (one: SessionCall<unknown>) => unknown)(
          typeof call.access === 'string' ? session : Object.assign(session, { right: call.access }),
        )
        requireKept(request)
        return answer
      },
    })
  }
}
