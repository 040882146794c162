// What other features may use.
export { listServices } from './listServices.ts'
