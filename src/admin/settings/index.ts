// What other features may use.
export { CheckList } from './CheckList.tsx'
export { checklistQuery } from './checklistQuery.ts'
