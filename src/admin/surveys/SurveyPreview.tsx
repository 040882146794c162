import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Question } from '../../schema/core/compounds.ts'
import { answerProblems, visibleQuestions, type Answers } from '../../schema/surveys/surveyAnswers.ts'
import { useI18n } from '../core/useI18n.ts'
import { useSpokenIn } from '../core/useSpokenIn.ts'
import { PhonePreview, type Seen } from '../core/parts/PhonePreview.tsx'
import { AnswerInput } from './AnswerInput.tsx'
import { ReadyNotice } from './ReadyNotice.tsx'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** The survey on a phone, to be tried in either language while it is edited. */
export function SurveyPreview() {
  const { translate } = useI18n()
  const [name, typed] = useWatch({ name: ['name', 'questions'] }) as [Partial<Record<Seen['side'], string>> | null | undefined, unknown]
  const questions = Array.isArray(typed) ? (typed as Question[]) : []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ReadyNotice />
      <PhonePreview title={translate('admin.survey.preview')}>
        {(seen) => (
          <Box sx={{ padding: 2, display: 'grid', gap: 2 }}>
            <Typography component="div" sx={{ fontSize: 15, color: seen.of('ink-2'), fontWeight: 600 }}>
              {name?.[seen.side] || translate('admin.survey.noName')}
            </Typography>
            {questions.length === 0 ? (
              <Box sx={{ color: seen.of('ink-2'), fontSize: 14 }}>{translate('admin.survey.noQuestions')}</Box>
            ) : (
              <Trial questions={questions} {...seen} />
            )}
          </Box>
        )}
      </PhonePreview>
    </Box>
  )
}

/** One question at a time, depending on the answers so far. */
function Trial({ questions, side, of }: Seen & { questions: readonly Question[] }) {
  const translate = useSpokenIn(side)
  const [given, setGiven] = useState<Answers>({})
  const [place, setPlace] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const { visible, counted } = visibleQuestions(questions, given)
  const question = visible[Math.min(place, visible.length)]
  const at = (next: number) => {
    setPlace(next)
    setWrong(undefined)
  }
  const again = () => {
    setGiven({})
    at(0)
  }
  const button = { color: of('action-ink'), bgcolor: of('action'), '&:hover': { bgcolor: of('action-hover') } }
  if (!question)
    return (
      <>
        <Alert severity="success">{translate('admin.survey.ended')}</Alert>
        <Button onClick={again} sx={button}>
          {translate('admin.survey.again')}
        </Button>
      </>
    )
  const goOn = () => {
    const problem = answerProblems(visible.slice(0, place + 1), counted, true)[question.id]
    if (problem) setWrong(translate(namedKey(problem)))
    else at(place + 1)
  }
  return (
    <>
      <Box sx={{ color: of('ink-2'), fontSize: 13 }}>{translate('admin.survey.step', { number: place + 1, count: visible.length })}</Box>
      <Box sx={{ fontWeight: 700, fontSize: 18, lineHeight: 1.4 }}>
        {question.label[side] || '…'}
        {question.required && <span aria-hidden> *</span>}
      </Box>
      <AnswerInput
        question={question}
        side={side}
        label={question.label[side] || translate('admin.question.one', { number: place + 1 })}
        value={given[question.id]}
        invalid={wrong !== undefined}
        look={{
          line: of('line-strong') ?? '',
          background: of('surface-1') ?? '',
          chosen: of('brand-strong') ?? '',
          chosenInk: of('surface-1') ?? '',
        }}
        onChange={(value) => {
          setGiven({ ...given, [question.id]: value })
          setWrong(undefined)
        }}
      />
      {wrong && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {wrong}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {place > 0 && (
          <Button onClick={() => at(place - 1)} sx={{ color: of('ink-1') }}>
            {translate('admin.survey.back')}
          </Button>
        )}
        <Button onClick={goOn} sx={{ ...button, flex: 1, minBlockSize: 44 }}>
          {translate('admin.survey.next')}
        </Button>
      </Box>
    </>
  )
}
