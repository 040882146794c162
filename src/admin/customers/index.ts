// What other features may use.
export { Cover } from './Cover.tsx'
export { carToSend, missingOfCar, newCarFields, type NewCar } from './newCar.ts'
