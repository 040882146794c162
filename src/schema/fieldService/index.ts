// What other features may use.
export { requestOut } from './calls/requests.ts'
