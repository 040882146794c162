// What other features may use.
export { OpenFieldRequests } from './OpenFieldRequests.tsx'
