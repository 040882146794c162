// The calls of the customer's own page that combine several features.
import { z } from 'zod'
import { appointmentOut } from '../appointments/index.ts'
import { ownCaseSummary } from '../cases/index.ts'
import { defineCall, defineFileCall } from '../core/defineCall.ts'
import { requestOut } from '../fieldService/index.ts'
import { leadOut } from '../leads/index.ts'
import { orderOut } from '../payments/index.ts'

const at = z.string()

/** What the customer did here and what is over, newest first: visits, requests, complaints, inquiries and payments. `more`: there are older ones. */
export const ownTimeline = defineCall({
  method: 'GET',
  path: '/landing-page/timeline',
  access: 'customer',
  input: z.object({ size: z.coerce.number({ error: 'validation.number' }).int().min(1).max(100).default(10) }),
  output: z.object({
    data: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('visit'), at, visit: appointmentOut }),
        z.object({ kind: z.literal('request'), at, request: requestOut }),
        z.object({ kind: z.literal('case'), at, case: ownCaseSummary }),
        z.object({ kind: z.literal('lead'), at, lead: leadOut }),
        z.object({ kind: z.literal('payment'), at, order: orderOut }),
      ]),
    ),
    more: z.boolean(),
  }),
})
/** The record of one of the customer's finished visits as PDF: the work, its price, and what was paid online. */
export const serviceRecordDocument = defineFileCall({
  method: 'GET',
  path: '/documents/service-record/{id}',
  access: 'customer',
  modules: ['serviceBooking'],
  byLink: true,
  rateLimit: [{ rule: 'documentByAddress', by: ['tenant', 'address'] }],
  file: 'download',
})
