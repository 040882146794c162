// What other features may use.
export { BranchChoices } from './branches/BranchChoices.tsx'
export { Directions } from './branches/Directions.tsx'
export { addressOf, addressParts, hasAddress, noPlace, type PickedPlace } from './place/pickedPlace.ts'
export { PlacePicker } from './place/PlacePicker.tsx'
export { usePickedPlace } from './place/usePickedPlace.ts'
