// What other features may use.
export { CarDates } from './CarDates.tsx'
export { Cars } from './Cars.tsx'
export { CarStep } from './CarStep.tsx'
export { DescribeCarStep, type DescribedCar } from './DescribeCarStep.tsx'
export { MakeName } from './MakeName.tsx'
