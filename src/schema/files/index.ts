// What other features may use.
export { openFileOut, type OpenFile } from './calls/uploads.ts'
