import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import InputBase from '@mui/material/InputBase'
import type { Question } from '../../schema/core/compounds.ts'
import { limits } from '../../schema/core/limits.ts'
import { answersOf } from '../../schema/surveys/surveyRules.ts'
import { useSpokenIn } from '../core/useSpokenIn.ts'
import { namedKey, wordKey } from '../../schema/core/dataKeys.ts'

interface AnswerInputProps {
  question: Question
  /** The language of the question. */
  side: 'en' | 'ar'
  value: unknown
  /** Its accessible name. */
  label: string
  invalid?: boolean
  describedBy?: string | undefined
  look: AnswerLook
  onChange: (value: unknown) => void
}
/** The colours of an answer: the admin's, or the tenant's in the phone preview. */
export interface AnswerLook {
  line: string
  background: string
  chosen: string
  chosenInk: string
}
const small = (question: Question): boolean => question.kind === 'rating' || question.kind === 'nps'

/** The input of an answer: buttons where it can be chosen, else a text field. */
export function AnswerInput({ question, side, value, label, invalid = false, describedBy, look, onChange }: AnswerInputProps) {
  const translate = useSpokenIn(side)
  const { kind, choices = [] } = question
  const words = answersOf(question)
  const box = { border: 1, borderColor: invalid ? 'error.main' : look.line, borderRadius: 2, bgcolor: look.background, color: 'inherit' }
  const about = { 'aria-label': label, 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy }
  if (words.length === 0)
    return (
      <InputBase
        multiline={kind === 'text'}
        minRows={kind === 'text' ? 2 : 1}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => onChange(kind === 'text' ? target.value : typedNumber(target.value))}
        endAdornment={kind === 'duration' ? translate('admin.survey.minutes') : undefined}
        inputProps={{
          ...about,
          maxLength: kind === 'text' ? limits.longTextLength : 9,
          ...(kind === 'text' ? {} : { inputMode: 'numeric' }),
        }}
        sx={{ ...box, paddingInline: 1.5, paddingBlock: 0.75, inlineSize: '100%', fontSize: 14 }}
      />
    )
  const said = (word: string) => {
    if (kind === 'yesNo') return translate(namedKey(`admin.survey.${word}`))
    if (kind === 'status') return translate(wordKey('surveyOutcome', word))
    return choices.find(({ en }) => en === word)?.[side] || word
  }
  const held = (word: string) => (small(question) ? Number(word) : word)
  return (
    <Box
      role="group"
      {...about}
      sx={{
        display: 'grid',
        gap: 0.75,
        gridTemplateColumns: small(question) ? 'repeat(auto-fill, minmax(44px, 1fr))' : kind === 'yesNo' ? '1fr 1fr' : '1fr',
      }}
    >
      {words.map((word) => {
        const chosen = value === held(word)
        return (
          <ButtonBase
            key={word}
            aria-pressed={chosen}
            onClick={() => onChange(chosen ? undefined : held(word))}
            sx={{
              ...box,
              ...(chosen ? { bgcolor: look.chosen, color: look.chosenInk, borderColor: look.chosen } : {}),
              minBlockSize: 44,
              paddingInline: 1.5,
              fontSize: 14,
              justifyContent: small(question) ? 'center' : 'flex-start',
              textAlign: 'start',
            }}
          >
            {said(word)}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

// An invalid number is kept as typed; the check shows the error.
function typedNumber(text: string): unknown {
  const figure = Number(text)
  return text.trim() === '' ? undefined : Number.isFinite(figure) ? figure : text
}
