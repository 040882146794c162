// Handlers of leads and published content on the landing.
import { enumerations } from '../../../src/schema/enumerations.ts'
import { askAsVisitor, showOwnLead } from '../askAsVisitor.ts'
import { onceByKey } from '../../core/http/onceByKey.ts'
import { showContent } from '../../content/index.ts'
import { findSettings } from '../../core/time/workshop.ts'
import type { Handlers } from '../../core/services.ts'
import { admitContact } from '../../core/http/admitContact.ts'

/** The handlers by call. */
export const landingLeadHandlers = {
  askAsVisitor: async (call) => {
    const { services, caller, input, address, idempotencyKey, language, db } = call
    if (!caller.mobile && !caller.actor) await admitContact(call, input.mobile)
    // Not by the token: an expired one is replaced between two attempts of the same request.
    const who = caller.actor?.id ?? caller.mobile ?? address
    return db.asSystem("the command records a visitor's request", (tx) =>
      onceByKey(tx, idempotencyKey, `ask:${who}`, input, services.now(), async () => ({
        lead: await askAsVisitor(services, tx, caller, input),
        successMessage: services.texts(language, caller.actor ? 'messages.saved' : 'messages.received'),
      })),
    )
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
