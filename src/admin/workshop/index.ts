// What other features may use.
export { RowDialog } from './RowDialog.tsx'
export { useJob } from './useJob.ts'
