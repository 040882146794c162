// What other features may use.
export { agreesToMarketing } from './consent.ts'
export { messageWords } from './messageWords.ts'
