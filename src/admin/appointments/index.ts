// What other features may use.
export { ClosureButton } from './ClosureButton.tsx'
export { dueText, isWorthOffering } from './dueText.ts'
export { FreeSlots } from './FreeSlots.tsx'
export { VisitNotices } from './VisitNotices.tsx'
