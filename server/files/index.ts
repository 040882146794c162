// What other features may use.
export { openFiles } from './openFiles.ts'
export { removeOrphans } from './removeOrphans.ts'
