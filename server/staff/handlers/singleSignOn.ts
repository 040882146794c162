// Handlers of single sign-on: to the company's provider and back, and the test of its settings.
import type { Handlers } from '../../core/services.ts'
import { enterByCompany } from '../singleSignOn/enter.ts'
import { askProvider, readAnswer, testProvider } from '../singleSignOn/provider.ts'
import { settingsFor, tenantOfAddress } from '../singleSignOn/tenant.ts'
import { makeTicket, takeTicket } from '../singleSignOn/ticket.ts'

/** The handlers by call. */
export const singleSignOnHandlers = {
  beginSingleSignOn: async ({ services, input, tenantId: preferred }) => {
    const tenantId = await tenantOfAddress(services, input.email, preferred)
    const settings = await settingsFor(services, tenantId)
    const { url, ...question } = await askProvider(services, settings, input.email)
    return { url, ticket: makeTicket(services, { tenantId, issuer: settings.ssoIssuer ?? '', ...question }) }
  },
  finishSingleSignOn: async (call) => {
    const { services, input } = call
    const { tenantId, issuer, ...question } = await takeTicket(services, input.ticket)
    const settings = await settingsFor(services, tenantId, issuer)
    return enterByCompany(call, tenantId, settings, await readAnswer(services, settings, question, input.query))
  },
  testSingleSignOn: async ({ services, caller, input }) => {
    const { ssoGroupsClaim } = await settingsFor(services, caller.tenantId)
    return testProvider(services, input.issuer, ssoGroupsClaim)
  },
} satisfies Partial<Handlers>
