// Handlers of what visitors and customers ask for on the landing, and of what the tenant publishes there.
import { enumerations } from '../../src/schema/enumerations.ts'
import { askAsVisitor, showOwnLead } from '../actions/askAsVisitor.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { showContent } from '../actions/showContent.ts'
import { findSettings } from '../booking/workshop.ts'
import type { Handlers } from '../house.ts'
import { admitContact } from './admitContact.ts'

/** The handlers by call. */
export const landingLeadHandlers = {
  askAsVisitor: async (call) => {
    const { house, caller, input, address, idempotencyKey, language, scoped } = call
    if (caller.mobile) await house.rateLimits.take('recordByCustomer', `${caller.tenantId}:${caller.mobile}`)
    else if (!caller.actor) await admitContact(call, input.mobile)
    // Not by the token: a dead one is replaced between two tries of the same wish.
    const who = caller.actor?.id ?? caller.mobile ?? address
    return scoped((tx) =>
      onceByKey(tx, idempotencyKey, `ask:${who}`, input, house.now(), async () => ({
        lead: await askAsVisitor(house, tx, caller, input),
        successMessage: house.texts(language, caller.actor ? 'messages.saved' : 'messages.received'),
      })),
    )
  },
  ownLead: ({ caller, params, scoped }) => scoped(async (tx) => ({ lead: await showOwnLead(tx, caller, params['id'] ?? '') })),
  landingLegal: ({ scoped }) =>
    scoped(async (tx) => {
      const { terms, privacy } = await findSettings(tx)
      return { terms, privacy }
    }),
  landingContent: ({ house, input, scoped }) =>
    scoped(async (tx) => ({ data: await showContent(tx, input.kind ?? enumerations.cmsKind, house.now()) })),
} satisfies Partial<Handlers>
