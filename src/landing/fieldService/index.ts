// What other features may use.
export { OpenFieldRequests } from './OpenFieldRequests.tsx'
export { endOf } from './stages.ts'
export { useRequestPath } from './useRequestPath.ts'
