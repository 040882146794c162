// Handlers of loyalty points.
import { presentRow } from '../core/access/present.ts'
import { command } from '../core/http/actor.ts'
import type { Handlers } from '../core/services.ts'
import { visibleBalance } from './points.ts'
import { adjustPoints, redeemPoints, showPoints } from './redeemPoints.ts'

/** The handlers by call. */
export const loyaltyHandlers = {
  customerPoints: ({ db, params }) => db.transaction(async (rows) => ({ balance: await visibleBalance(rows, params['id'] ?? '') })),
  bookingPoints: (call) => command(call, showPoints),
  redeemPoints: (call) =>
    command(call, async (one, id) => ({
      row: presentRow('appointments', await redeemPoints(one, id, call.input.points), one.actor, 'show'),
      successMessage: call.services.texts(call.language, 'messages.pointsRedeemed'),
    })),
  adjustPoints: (call) =>
    command(call, async (one, id) => ({
      row: presentRow('loyaltyEntries', await adjustPoints(one, id, call.input), one.actor, 'show'),
      successMessage: call.services.texts(call.language, 'messages.saved'),
    })),
} satisfies Partial<Handlers>
