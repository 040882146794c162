// What other features may use.
export { listOwnLeads } from './askAsVisitor.ts'
export { openChooser } from './chooseAssignee.ts'
export { writeFollowUp } from './writeFollowUp.ts'
export { winLead } from './winLead.ts'
