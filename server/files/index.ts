// What other features may use.
export { describeFiles, openFiles } from './openFiles.ts'
export { removeOrphans } from './removeOrphans.ts'
export { storeUpload } from './storeUpload.ts'
