// What other features may use.
export { ownCaseSummary, recordedFeedback } from './calls/cases.ts'
export { feedback } from './resources/complaints.ts'
