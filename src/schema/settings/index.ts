// What other features may use.
export { checklistSteps } from './checklistSteps.ts'
export { keptMonths, keptMonthsOf } from './keptMonths.ts'
export { domainOf, ssoDomainsOf } from './singleSignOn.ts'
