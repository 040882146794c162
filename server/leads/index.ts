// What other features may use.
export { openChooser } from './chooseAssignee.ts'
export { writeFollowUp } from './writeFollowUp.ts'
