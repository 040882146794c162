import type { Question } from '../../../schema/compounds.ts'
import type { Speaker } from '../../speaker.ts'

type Asked = Pick<Question, 'id' | 'kind' | 'choices'>
/** How a value of an answer reads: of choices in the person's language. */
export function answerText({ translate, format, code }: Speaker, { kind, choices = [] }: Asked, value: unknown): string {
  if (kind === 'yesNo') return translate(value === 'yes' ? 'admin.field.yes' : 'admin.field.no')
  if (kind === 'status') return translate(`enumerations.surveyOutcome.${String(value)}`)
  if (kind === 'choice') return choices.find(({ en }) => en === value)?.[code] ?? String(value)
  const figure =
    typeof value === 'number' || (kind !== 'text' && Number.isFinite(Number(value))) ? format.number(Number(value)) : String(value)
  return kind === 'duration' && Number.isFinite(Number(value)) ? translate('messages.minutes', { smart_count: figure }) : figure
}
/** How a part of a question's chart reads: answers, or of minutes their band. */
export const partText = (speaker: Speaker, question: Asked, key: string): string =>
  question.kind === 'duration' ? speaker.translate(`enumerations.responseBand.${key}`) : answerText(speaker, question, key)
