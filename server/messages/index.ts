// What other features may use.
export { agreesToMarketing, marketingAgreed } from './consent.ts'
export { messageWords } from './messageWords.ts'
