import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { LinkedSurvey } from '../../schema/surveys/calls/surveyFamily.ts'
import { answerProblems, visibleQuestions } from '../../schema/surveys/surveyAnswers.ts'
import { answerByLink } from '../../schema/surveys/calls.ts'
import { dropDraft, keepDraft } from '../../session/index.ts'
import { callOrKeep } from '../core/offline/callOrKeep.ts'
import { useStep } from '../core/steps/useStep.ts'
import { resumeDraft, type Draft } from '../core/steps/draft.ts'
import { StepBar } from '../core/steps/StepBar.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { Answer } from './Answer.tsx'
import { stateOf, type SurveyState } from './useSurvey.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface SurveyDraft extends Draft {
  /** As typed, by question. */
  typed: Readonly<Record<string, string>>
}
interface SurveyQuestionsProps {
  survey: LinkedSurvey
  token: string
  onEnd: (state: SurveyState, complaintRef?: string | null) => void
}
const tokenEnd = 22
// Kinds whose answers are numbers.
const figures: readonly string[] = ['rating', 'nps', 'number', 'duration']

/** One question at a time; which ones are asked depends on the answers, which are stored as they are given. */
export function SurveyQuestions({ survey: { name, questions, visit }, token, onEnd }: SurveyQuestionsProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const draftName = `survey:${token.slice(-tokenEnd)}`
  const [draft, setDraft] = useState(() => resumeDraft<SurveyDraft>(draftName, 1, { typed: {} }))
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const given = Object.fromEntries(
    questions
      .filter(({ id }) => draft.typed[id])
      .map(({ id, kind }) => [id, figures.includes(kind) ? Number(draft.typed[id]) : draft.typed[id]]),
  )
  const { visible, counted } = visibleQuestions(questions, given)
  const [wanted, go] = useStep(visible.map(({ id }) => id))
  const place = Math.max(
    0,
    wanted === undefined ? visible.findIndex(({ id }) => !(id in counted)) : visible.findIndex(({ id }) => id === wanted),
  )
  const question = visible[place]
  useEffect(() => {
    if (question && wanted !== question.id) go(question.id, { replace: true })
  }, [question, wanted, go])
  useEffect(() => {
    void window.scrollTo({ top: 0 })
  }, [question?.id])
  const { send, complaint } = useSending(
    async () => {
      const input = { token, answers: counted }
      const sender = { page: 'survey', draft: draftName, idempotencyKey: draft.idempotencyKey } as const
      const { complaintRef } = await callOrKeep(sender, answerByLink, input, { quiet: true })
      dropDraft(draftName)
      onEnd('sent', complaintRef)
    },
    (failure) => {
      const state = stateOf(failure)
      if (state) onEnd(state)
      return state !== undefined
    },
  )
  if (!question) return null
  const answer = (value: string) => {
    const next = { ...draft, typed: { ...draft.typed, [question.id]: value } }
    setDraft(next)
    keepDraft(draftName, next)
    setWrong({})
  }
  const goOn = () => {
    const problems = answerProblems(visible, counted, true)
    const last = place === visible.length - 1
    // The last step checks all answers, earlier ones only their own.
    const first = last ? visible.find(({ id }) => id in problems) : problems[question.id] ? question : undefined
    const key = first && problems[first.id]
    if (first && key) {
      setWrong({ [first.id]: t(namedKey(key)) })
      if (first.id === question.id) document.getElementById('answer')?.focus()
      return go(first.id)
    }
    const next = visible[place + 1]
    return next ? go(next.id) : void send()
  }
  const before = visible[place - 1]
  return (
    <div className="flow">
      <div className="flow-column">
        <div>
          <h1 className="survey-name">{bilingual(name)}</h1>
          {visit && (
            <p className="muted small">
              {t('landing.survey.visit', { day: format.longDay(visit.startAt), branch: bilingual(visit.location) })}
            </p>
          )}
        </div>
        <div className="survey-progress">
          <p className="muted small">{t('landing.survey.step', { number: place + 1, count: visible.length })}</p>
          <progress aria-hidden="true" max={visible.length} value={place + 1} />
        </div>
        <StepForm
          key={question.id}
          title={bilingual(question.label)}
          {...(question.required ? {} : { text: t('landing.survey.skip') })}
          complaint={complaint}
          onNext={goOn}
        >
          <Answer
            last={place === visible.length - 1}
            question={question}
            value={draft.typed[question.id] ?? ''}
            error={wrong[question.id]}
            onChange={answer}
          />
        </StepForm>
        <StepBar
          label={t(place === visible.length - 1 ? 'landing.survey.send' : 'landing.parts.goOn')}
          onBack={before && (() => go(before.id))}
        />
      </div>
    </div>
  )
}
