// Handlers of leads and published content on the landing.
import { enumerations } from '../../../src/schema/enumerations.ts'
import { askAsVisitor, showOwnLead, type VisitorRequest } from '../askAsVisitor.ts'
import { findAnswers, showContent } from '../../content/index.ts'
import { findSettings } from '../../core/time/workshop.ts'
import type { CustomerCall, Handlers } from '../../core/services.ts'

const record = ({ services, caller, language, db }: CustomerCall<unknown>, request: VisitorRequest) =>
  db.asSystem("the command records a visitor's request", async (tx) => ({
    lead: await askAsVisitor(services, tx, caller, request),
    successMessage: services.texts(language, caller.actor ? 'messages.saved' : 'messages.received'),
  }))

/** The handlers by call. */
export const landingLeadHandlers = {
  askAsVisitor: (call) => record(call, call.input),
  contactUs: (call) => record(call, { ...call.input, type: 'General Inquiry' }),
  ownLead: ({ caller, params, db }) =>
    db.asSystem("a visitor's own request by its id and session", async (tx) => ({
      lead: await showOwnLead(tx, caller, params['id'] ?? ''),
    })),
  landingLegal: ({ db }) =>
    db.asSystem('published words of the tenant', async (tx) => {
      const { terms, privacy, dpoName: name, dpoEmail: email, dpoPhone: phone } = await findSettings(tx)
      return { terms, privacy, officer: name || email || phone ? { name, email, phone } : null }
    }),
  landingContent: ({ services, input, db }) =>
    db.asSystem('published words of the tenant', async (tx) => ({
      data: await showContent(tx, input.kind ?? enumerations.cmsKind, services.now()),
    })),
  findAnswers: ({ input, db }) => db.asSystem('published words of the tenant', async (tx) => ({ data: await findAnswers(tx, input.text) })),
} satisfies Partial<Handlers>
