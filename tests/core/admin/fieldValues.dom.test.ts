// Values typed and pasted into fields: places, phones' countries, passwords, questions, formatted texts.
import { describe, expect, it } from 'vitest'
import { differingRepetitions } from '../../../src/fields/password/adminConfirmation.ts'
import { countriesIn, countryOf } from '../../../src/fields/mobile/countries.ts'
import { readPoint } from '../../../src/fields/place/points.ts'
import { movedQuestion, newQuestion, withoutQuestion } from '../../../src/fields/questions/questionList.ts'
import { wordsOf } from '../../../src/fields/richText/adminSafeMarkup.ts'
import { strengthOf } from '../../../src/fields/password/strength.ts'
import { spanOf } from '../../../src/admin/core/spanOf.ts'
import { createTranslate } from '../../../src/i18n/index.ts'
import type { Question } from '../../../src/schema/core/compounds.ts'
import { textsOf } from './adminFixture.tsx'

describe('a place', () => {
  it.each([
    ['24.7136, 46.6753'],
    ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣'],
    ['https://www.google.com/maps/@24.7136,46.6753,17z'],
    ['https://www.google.com/maps?q=24.7136,46.6753'],
    ['https://maps.google.com/?ll=24.7136%2C46.6753&z=3'],
    ['https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3m1!8m2!3d24.7136!4d46.6753'],
  ])('is read from what was pasted: %s', (text) => expect(readPoint(text)).toEqual({ lat: 24.7136, lng: 46.6753 }))
  it.each(['', 'Riyadh', '24.7', '95.1, 200.2', 'https://maps.app.goo.gl/abc'])('is not made up: %s', (text) =>
    expect(readPoint(text)).toBeUndefined(),
  )
})

describe('a calling code', () => {
  it('is found by the longest that fits, and is Saudi Arabia without one', () => {
    const all = countriesIn('english')
    expect([countryOf('+97150', all)?.code, countryOf('+9665', all)?.code, countryOf('05', all)?.code]).toEqual(['AE', 'SA', 'SA'])
    expect(countriesIn('arabic')[0]?.name).toMatch(/السعودية/)
    expect(all.length).toBeGreaterThan(230)
  })
})

describe('a new password', () => {
  it('is refused while its repetition differs', () => {
    expect(differingRepetitions('staff', { password: 'correct-horse', passwordAgain: 'correct-hors' })).toEqual(['passwordAgain'])
    expect(differingRepetitions('staff', { password: 'correct-horse', passwordAgain: 'correct-horse' })).toEqual([])
    expect(differingRepetitions('staff', { password: null })).toEqual([])
  })
  it('is judged in words', () => {
    expect([strengthOf('password'), strengthOf('horsestable1'), strengthOf('Horse-4-stable')]).toEqual(['weak', 'fair', 'strong'])
  })
})

describe('survey questions', () => {
  const label = { en: 'x', ar: 'س' }
  const requested: Question[] = [
    { id: 'q1', kind: 'yesNo', label, required: true },
    { id: 'q2', kind: 'text', label, required: false, showIf: { question: 'q1', equals: 'no' } },
  ]
  it('get ids that no other has', () => expect(newQuestion(requested).id).toBe('q3'))
  it('lose a condition that would name a later or removed question', () => {
    expect(movedQuestion(requested, 1, -1).map(({ id, showIf }) => [id, showIf])).toEqual([
      ['q2', undefined],
      ['q1', undefined],
    ])
    expect(withoutQuestion(requested, 0).map(({ showIf }) => showIf)).toEqual([undefined])
  })
})

describe('a formatted text', () => {
  it('in one line is its words, without what could run', () => {
    expect(wordsOf('<h2>Terms</h2><p>We <b>care</b><br>always<script>alert(1)</script></p>')).toBe('Terms We care always')
  })
})

describe('a span of time', () => {
  const say = (minutes: number, word: 'english' | 'arabic' = 'english') => spanOf(createTranslate(word, textsOf(word)), minutes)
  it('is said in its two largest units, without the smaller one where it is none', () => {
    expect([0, 59, 60, 150, 1500, 2880].map((minutes) => say(minutes))).toEqual(['0 min', '59 min', '1 h', '2 h 30 min', '1 d 1 h', '2 d'])
    expect([1500, 2880, 4320, 15_840].map((minutes) => say(minutes, 'arabic'))).toEqual(['يوم 1 س', 'يومان', '3 أيام', '11 يومًا'])
  })
  it('knows no days where it counts business time', () => {
    expect(spanOf(createTranslate('english', textsOf('english')), 1500, { days: false })).toBe('25 h')
  })
})
