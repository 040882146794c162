// Handlers of deposits before a booking, and of what a manager decides against their rule.
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { customerOfMobile } from '../../core/db/caller/customerOfMobile.ts'
import { command } from '../../core/http/actor.ts'
import { findPackages } from '../../core/time/workshop.ts'
import { forgiveMiss, waiveDeposit } from './managers.ts'
import { booksByPhone, depositTerms } from './terms.ts'

/** The handlers by call. */
export const depositHandlers = {
  depositTerms: ({ services, caller, input, db }) =>
    db.asSystem("packages say what they need, and the caller's own missed visits what more", async (tx) => {
      const now = services.now()
      const packages = await findPackages(tx, [...new Set(input.services ?? [])])
      const booker = caller.mobile ? ((await customerOfMobile(tx, caller.mobile))?.id ?? null) : undefined
      // A colleague who acts for the customer is on the phone already.
      const byPhone = !caller.agent && (await booksByPhone(tx, booker, now))
      return { terms: await depositTerms(tx, booker, packages, now), byPhone }
    }),
  waiveDeposit: (call) =>
    command(call, async (one, id) => ({
      appointment: presentRow('appointments', await waiveDeposit(one, id, call.input), one.actor, 'show'),
      successMessage: call.services.texts(call.language, 'messages.depositWaived'),
    })),
  forgiveMiss: (call) =>
    command(call, async (one, id) => ({
      appointment: presentRow('appointments', await forgiveMiss(one, id, call.input), one.actor, 'show'),
      successMessage: call.services.texts(call.language, 'messages.missForgiven'),
    })),
} satisfies Partial<Handlers>
