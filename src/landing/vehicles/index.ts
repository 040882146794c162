// What other features may use.
export { Cars } from './Cars.tsx'
export { CarStep } from './CarStep.tsx'
export { MakeName } from './MakeName.tsx'
