// Answers are checked against the questions, and their stars make the score.
import { expect, it } from 'vitest'
import type { Question } from '../../src/schema/core/compounds.ts'
import { answerProblems, visibleQuestions, measure } from '../../src/schema/surveys/surveyAnswers.ts'

const label = { en: 'Question', ar: 'سؤال' }
const questions: Question[] = [
  { id: 'stars', kind: 'rating', label, required: true },
  { id: 'inTime', kind: 'yesNo', label, required: true },
  { id: 'why', kind: 'text', label, required: true, showIf: { question: 'inTime', equals: 'no' } },
  { id: 'colour', kind: 'choice', label, required: false, choices: [{ en: 'Red', ar: 'أحمر' }] },
  { id: 'visits', kind: 'number', label, required: false },
]

it('takes whole and right answers', () => {
  expect(answerProblems(questions, { stars: 5, inTime: 'yes', colour: 'Red', visits: 3 }, true)).toEqual({})
  expect(answerProblems(questions, { stars: 1, inTime: 'no', why: 'Late' }, true)).toEqual({})
})

it('asks for what is required only where it was asked, and only of a whole answer', () => {
  expect(answerProblems(questions, { inTime: 'no' }, true)).toEqual({ stars: 'validation.required', why: 'validation.required' })
  expect(answerProblems(questions, {}, false)).toEqual({})
})

it('refuses values of another kind, and answers to what was never asked', () => {
  const wrong = { stars: 6, inTime: true, why: 'x', colour: 'Blue', visits: 1.5, other: 1 }
  expect(answerProblems(questions, wrong, true)).toEqual({
    stars: 'validation.choice',
    inTime: 'validation.yesNo',
    why: 'validation.unknownField',
    colour: 'validation.choice',
    visits: 'validation.number',
    other: 'validation.unknownField',
  })
})

it('scores the mean of the stars from 0 to 100, and nothing without stars', () => {
  const two: Question[] = [...questions, { id: 'more', kind: 'rating', label, required: false }]
  const scores = [measure(questions, { stars: 4 }), measure(two, { stars: 5, more: 4 }), measure(questions, {})].map(({ score }) => score)
  expect(scores).toEqual([80, 90, null])
})

it('reads recommendations, how things stand and the words written out of the answers', () => {
  const more: Question[] = [
    { id: 'nps', kind: 'nps', label, required: true },
    { id: 'stand', kind: 'status', label, required: true },
    { id: 'a', kind: 'text', label, required: false },
    { id: 'b', kind: 'text', label, required: false },
    { id: 'took', kind: 'duration', label, required: false },
  ]
  const details = { nps: 0, stand: 'open', a: 'Late', b: 'جدًا', took: 75 }
  expect(answerProblems(more, details, true)).toEqual({})
  expect(measure(more, details)).toEqual({ score: null, nps: 0, outcome: 'open', verbatim: 'Late\nجدًا' })
  expect(answerProblems(more, { nps: 11, stand: 'maybe', took: -1 }, true)).toEqual({
    nps: 'validation.choice',
    stand: 'validation.choice',
    took: 'validation.number',
  })
})

it('asks by what was answered, and counts no answer to what is no longer asked', () => {
  const deep: Question[] = [...questions, { id: 'more', kind: 'text', label, required: false, showIf: { question: 'why', equals: 'Late' } }]
  const ids = (answers: Record<string, unknown>) => visibleQuestions(deep, answers).visible.map(({ id }) => id)
  const details = { inTime: 'no', why: 'Late', more: 'Much' }
  expect(ids({})).toEqual(['stars', 'inTime', 'colour', 'visits'])
  expect(ids(details)).toEqual(['stars', 'inTime', 'why', 'colour', 'visits', 'more'])
  expect(visibleQuestions(deep, { ...details, inTime: 'yes' })).toMatchObject({ visible: { length: 4 }, counted: { inTime: 'yes' } })
  expect(Object.keys(visibleQuestions(deep, { ...details, inTime: 'yes' }).counted)).toEqual(['inTime'])
})
