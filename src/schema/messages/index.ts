// What other features may use.
export { fillPlaceholders, problemsOfWords } from './placeholders.ts'
export { smsSize } from './smsParts.ts'
