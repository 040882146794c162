import type { Question } from '../../schema/core/compounds.ts'

/** A question with its present answer, as typed. */
export interface AnswerProps {
  question: Question
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
