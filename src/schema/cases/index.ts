// What other features may use.
export { recordedFeedback } from './calls/cases.ts'
export { feedback } from './resources/complaints.ts'
