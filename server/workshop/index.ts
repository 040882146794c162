// What other features may use.
export { acceptWork } from './decideByCustomer.ts'
export { jobDocumentData } from './documentData.ts'
export { listServices } from './listServices.ts'
/** The PDF library is loaded with the first document. */
export const visitDocuments = () => import('./documents/draw.tsx')
