// What other features may use.
export { stockCars } from './resources.ts'
