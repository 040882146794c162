// What other features may use.
export { Reach } from './Reach.tsx'
export { LeadReach } from './LeadReach.tsx'
