// What other features may use.
export { paidOrders } from './ownOrders.ts'
export { paidFor } from './paidFor.ts'
export { settleSoon, wantOfPayment } from './paymentTargets.ts'
