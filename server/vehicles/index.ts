// What other features may use.
export { coverageOf } from './coverageOf.ts'
