// What other features may use.
export { openFileOut, uploadedFile, type OpenFile, type UploadedFile } from './calls/uploads.ts'
