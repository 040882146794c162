// What other features may use.
export { closedRequests } from './customerRequests.ts'
