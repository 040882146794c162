// What other features may use.
export { newVehicle } from './registration.ts'
export { vehicles } from './resources.ts'
