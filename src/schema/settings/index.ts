// What other features may use.
export { checklistSteps } from './checklistSteps.ts'
export { domainOf, ssoDomainsOf } from './singleSignOn.ts'
