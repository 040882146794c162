// What other features may use.
export { checklistSteps } from './checklistSteps.ts'
