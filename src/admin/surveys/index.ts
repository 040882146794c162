// What other features may use.
export { AnswerInput } from './AnswerInput.tsx'
