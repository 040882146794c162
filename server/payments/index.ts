// What other features may use.
export { paidFor } from './paidFor.ts'
