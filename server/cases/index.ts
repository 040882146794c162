// What other features may use.
export { complainAbout } from './openComplaint.ts'
export { listOwnCases } from './ownCases.ts'
