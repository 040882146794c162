// What other features may use.
export { removeOldFiles } from './importFiles.ts'
