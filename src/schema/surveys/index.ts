// What other features may use.
export type { OutboundCall, TakenCall } from './calls/surveyFamily.ts'
export { surveyResponses } from './resources.ts'
export { answerProblems, type Answers, visibleQuestions } from './surveyAnswers.ts'
