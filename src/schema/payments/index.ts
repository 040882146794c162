// What other features may use.
export { orderOut, type CustomerOrder } from './calls/payments.ts'
export { isPaid, isRequested } from './paymentStates.ts'
