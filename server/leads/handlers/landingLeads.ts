// Handlers of leads and published content on the landing.
import { enumerations } from '../../../src/schema/enumerations.ts'
import { askAsVisitor, showOwnLead } from '../askAsVisitor.ts'
import { showContent } from '../../content/index.ts'
import { findSettings } from '../../core/time/workshop.ts'
import type { Handlers } from '../../core/services.ts'

/** The handlers by call. */
export const landingLeadHandlers = {
  askAsVisitor: (call) => {
    const { services, caller, input, language, db } = call
    return db.asSystem("the command records a visitor's request", async (tx) => ({
      lead: await askAsVisitor(services, tx, caller, input),
      successMessage: services.texts(language, caller.actor ? 'messages.saved' : 'messages.received'),
    }))
  },
  ownLead: ({ caller, params, db }) =>
    db.asSystem("a visitor's own request by its id and session", async (tx) => ({
      lead: await showOwnLead(tx, caller, params['id'] ?? ''),
    })),
  landingLegal: ({ db }) =>
    db.asSystem('published words of the tenant', async (tx) => {
      const { terms, privacy } = await findSettings(tx)
      return { terms, privacy }
    }),
  landingContent: ({ services, input, db }) =>
    db.asSystem('published words of the tenant', async (tx) => ({
      data: await showContent(tx, input.kind ?? enumerations.cmsKind, services.now()),
    })),
} satisfies Partial<Handlers>
