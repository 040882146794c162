// What other features may use.
export type { FoundCustomer } from './calls/found.ts'
export { agreedPrice } from './agreedPrice.ts'
export { newCustomer } from './registration.ts'
export { customers } from './resources.ts'
