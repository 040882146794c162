// Fields of own orders that a customer may read.
import type { FieldNames } from '../resources.ts'

/** The fields by resource. */
export const customerFields = {
  payments: [
    'ref',
    'orderType',
    'refId',
    'amount',
    'currency',
    'purpose',
    'provider',
    'state',
    'instalments',
    'expiresAt',
    'capturedAmount',
    'refundedAmount',
    'canceledAmount',
  ],
} as const satisfies FieldNames
