// What other features may use.
export { orderOut, type CustomerOrder } from './calls/payments.ts'
