// What other features may use.
export { formNames } from './headings.ts'
