// Notifications in this browser: what it can do, and turning them on and off. Draws nothing; both sides give it their own calls.
export { forgetPushes } from './forgetPushes.ts'
export { usePush, type Push } from './usePush.ts'
