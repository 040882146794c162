// What other features may use.
export { commentField, commentProblem, followUpLabels, followUpParts, partsOf } from './followUpForm.ts'
export { leads } from './resources/leads.ts'
export { responseBands } from './responseBand.ts'
