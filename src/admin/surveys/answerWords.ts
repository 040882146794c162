import type { Question } from '../../schema/core/compounds.ts'
import type { I18n } from '../core/useI18n.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

type Requested = Pick<Question, 'id' | 'kind' | 'choices'>
/** The text of an answer's value; choices in the person's language. */
export function answerText({ translate, format, code }: I18n, { kind, choices = [] }: Requested, value: unknown): string {
  if (kind === 'yesNo') return translate(value === 'yes' ? 'admin.field.yes' : 'admin.field.no')
  if (kind === 'status') return translate(wordKey('surveyOutcome', value))
  if (kind === 'choice') return choices.find(({ en }) => en === value)?.[code] ?? String(value)
  const figure =
    typeof value === 'number' || (kind !== 'text' && Number.isFinite(Number(value))) ? format.number(Number(value)) : String(value)
  return kind === 'duration' && Number.isFinite(Number(value)) ? translate('messages.minutes', { smart_count: figure }) : figure
}
/** The text of a part of a question's chart: an answer, or for minutes a band. */
export const partText = (i18n: I18n, question: Requested, key: string): string =>
  question.kind === 'duration' ? i18n.translate(wordKey('responseBand', key)) : answerText(i18n, question, key)
