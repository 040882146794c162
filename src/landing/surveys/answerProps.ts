import type { Question } from '../../schema/core/compounds.ts'

/** A question with its present answer, as typed. */
export interface AnswerProps {
  question: Question
  value: string
  error: string | undefined
  /** The last question, whose answer sends the survey. */
  last: boolean
  onChange: (value: string) => void
}
