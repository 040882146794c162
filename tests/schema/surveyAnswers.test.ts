// Answers are checked against what was asked, and the stars in them make the score.
import { expect, it } from 'vitest'
import type { Question } from '../../src/schema/compounds.ts'
import { answerProblems, answerScore } from '../../src/schema/surveyAnswers.ts'

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
  expect([answerScore(questions, { stars: 4 }), answerScore(two, { stars: 5, more: 4 }), answerScore(questions, {})]).toEqual([
    80,
    90,
    null,
  ])
})
