// What other features may use.
export type { CustomerOrder } from './calls/payments.ts'
