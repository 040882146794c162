// Effects of a booking on its customer's loyalty points.
import { on } from '../core/commit/reactions.ts'
import { earnPoints, returnPoints, returnSurplus } from './points.ts'

/** Delivery earns points. A booking that is closed, or costs less than was paid with points, gives points back. */
export const loyaltyReactions = [
  on('appointments', 'delivered', (context, { after, by }) => earnPoints(context, after, by)),
  on('appointments', 'cancelled', (context, { after, by }) => returnPoints(context, after, by)),
  on('appointments', 'written', async (context, { before, after, by }) => {
    if (after.closure === 'noShow' && before?.closure === 'none') await returnPoints(context, after, by)
    const earlier = before?.totals.byPoints ?? 0
    if (earlier > (after.totals.byPoints ?? 0)) await returnSurplus(context, after, earlier, by)
  }),
]
