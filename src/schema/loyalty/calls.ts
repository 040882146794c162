// The calls of loyalty points.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { line } from '../core/values.ts'
import { resources } from '../resources.ts'
import { loyaltyEntries } from './resources.ts'
import { maxPoints } from './pointRules.ts'

const whole = z.number('validation.number').int('validation.integer').max(maxPoints, 'validation.tooLarge')

/** A customer's balance: the sum of the entries that the person may see. */
export const customerPoints = defineCall({
  method: 'GET',
  path: '/customers/{id}/points',
  access: { module: 'loyaltyRedeem', action: 'show' },
  tool: 'A customer’s loyalty points.',
  input: z.object({}),
  output: z.object({ balance: z.number().int() }),
})
/** What can be redeemed on a booking. */
export const bookingPoints = defineCall({
  method: 'GET',
  path: '/appointments/{id}/points',
  access: { module: 'loyaltyRedeem', action: 'edit', row: 'appointments' },
  input: z.object({}),
  output: z.object({
    balance: z.number().int(),
    /** A point's value and the amount still to be paid, in minor units of the currency. */
    pointValue: z.number().int(),
    due: z.number().int(),
    currency: z.string(),
    /** The most points that can be redeemed now. */
    limit: z.number().int(),
  }),
})
/** Redeems points of a booking's customer on the booking. */
export const redeemPoints = defineCall({
  method: 'POST',
  path: '/appointments/{id}/redeem-points',
  access: { module: 'loyaltyRedeem', action: 'edit', row: 'appointments' },
  idempotent: true,
  input: z.strictObject({ points: whole.min(1, 'validation.tooSmall') }),
  output: z.object({ row: resources.appointments.record, successMessage: z.string().optional() }),
})
/** Adds points to a customer's balance, or takes some away, with a reason. */
export const adjustPoints = defineCall({
  method: 'POST',
  path: '/customers/{id}/adjust-points',
  access: { module: 'loyaltyRedeem', action: 'configure', row: 'customers' },
  idempotent: true,
  input: z.strictObject({
    points: whole.min(-maxPoints, 'validation.tooSmall').refine((points) => points !== 0, 'validation.required'),
    note: line(200),
  }),
  output: z.object({ row: loyaltyEntries.record, successMessage: z.string().optional() }),
})
