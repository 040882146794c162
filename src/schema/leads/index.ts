// What other features may use.
export { leadOut } from './calls/landingLeads.ts'
export { departmentOf } from './departmentOf.ts'
export { followable, type FollowableKind } from './followed.ts'
export { commentField, commentProblem, followUpLabels, followUpParts, partsOf } from './followUpForm.ts'
export { leads } from './resources/leads.ts'
export { responseBands } from './responseBand.ts'
