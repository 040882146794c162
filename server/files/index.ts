// What other features may use.
export { describeFiles, openFiles } from './openFiles.ts'
export { filesOf, isMentioned } from './references.ts'
export { removeOrphans, removeRetired } from './removeOrphans.ts'
export { storeUpload } from './storeUpload.ts'
