// What other features may use.
export { bookedVehicle, newVehicle } from './registration.ts'
export { vehicles } from './resources.ts'
