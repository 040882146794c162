// Pushes in this browser: support, turning on and off. Draws nothing; landing and admin pass their own calls.
export { forgetPushes } from './forgetPushes.ts'
export { usePush, type Push } from './usePush.ts'
