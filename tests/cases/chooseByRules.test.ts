// Which words of a customer a rule finds, and what the first matching rule chooses.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseByRules } from '../../server/cases/rules/chooseByRules.ts'
import { matchedWords } from '../../server/cases/rules/matchWords.ts'
import { startingCaseRules } from '../../server/cases/starting/caseRules.ts'
import { complaintTexts } from '../../server/cases/demo/caseTexts.ts'
import type { RowOf } from '../../server/core/db/repository.ts'

describe('the words of a rule', () => {
  it.each([
    ['The BRAKES squeal', 'brake*', ['BRAKES']],
    ['The brakes squeal', 'brake', []],
    ['Upset about parking', 'part', []],
    ['Nobody answered, nobody called', 'nobody call*, nobody answer*', ['nobody called', 'Nobody answered']],
    ['no\nanswer!', 'no answer', ['no answer']],
    ['no clear answer', 'no answer', []],
    ['الفرامل تصدر صوتًا', 'فرامل', ['الفرامل']],
    ['مشكلة بالفرامل والفرامل', 'الفرامل', ['بالفرامل']],
    ['للفرامل', 'فرامل', ['للفرامل']],
    ['تأخّرتُم عليّ', 'تاخر*', ['تأخّرتُم']],
    ['الفاتوره غلط', 'فاتورة', ['الفاتوره']],
    ['إهــانة', 'اهانة', ['إهــانة']],
    ['رائحة كريهه', 'رائحه؛كريهة', ['رائحة', 'كريهه']],
    ['أخذوا المبلغ ١٢٠ ريالًا', '120', ['١٢٠']],
    ['', 'late', []],
    ['late', ' , \n،', []],
    ['late', '*', []],
  ])('%j and %j: %j', (text, words, found) => {
    expect(matchedWords(text, words)).toEqual(found)
  })

  const word = fc.stringMatching(/^[a-z]{3,10}$|^[ء-ي]{3,10}$/)
  it('are found wherever they stand, in any case, and are words of the text', () => {
    fc.assert(
      fc.property(fc.array(word), word, fc.array(word), fc.array(word), (before, wanted, after, others) => {
        const text = [...before, wanted.toUpperCase(), ...after].join(' ')
        const found = matchedWords(text, [...others, wanted].join(', '))
        expect(found.length).toBeGreaterThan(0)
        for (const one of found) expect(` ${text} `).toContain(` ${one} `)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
  it('never fail, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, words) => {
        expect(matchedWords(text, words).every((one) => one.length > 0)).toBe(true)
      }),
    )
  })
})

describe('the choice', () => {
  const rows = startingCaseRules((values) => ({ ...values, id: String(values['position']) }) as RowOf<'caseRules'>)
  const choose = (text: string) => chooseByRules(text, rows, 'General')

  it('is that of the first rule that finds a word', () => {
    const rule = (id: string, words: string) =>
      ({ id, words, department: id === '1' ? 'Parts' : 'Sales', severity: 'high', category: 'parts' }) as RowOf<'caseRules'>
    expect(chooseByRules('late and rude', [rule('1', 'rude'), rule('2', 'late')], 'General')).toEqual({
      ...{ department: 'Parts', severity: 'high', category: 'parts', caseRuleId: '1', ruleWords: ['rude'] },
    })
  })
  it('is the given department with normal severity where no rule finds a word', () => {
    const nothing = { severity: 'normal', category: 'other', caseRuleId: null, ruleWords: [] }
    expect(choose('…')).toEqual({ ...nothing, department: 'General' })
    expect(chooseByRules('brakes', [], 'Sales')).toEqual({ ...nothing, department: 'Sales' })
  })
  it('keeps at most 20 words of at most 40 characters', () => {
    const long = '𐐨'.repeat(50)
    const words = [long, ...Array.from({ length: 30 }, (_, place) => `word${place}`)]
    const { ruleWords } = chooseByRules(words.join(' '), [{ ...rows[0], words: words.join(',') } as RowOf<'caseRules'>], 'General')
    expect(ruleWords).toHaveLength(20)
    expect([...(ruleWords[0] ?? '')]).toHaveLength(40)
    expect(ruleWords[0]).not.toMatch(/\p{Surrogate}/u)
  })
  it.each([
    ['A rude man at the reception', 'General', 'high'],
    ['Smoke under the bonnet after your service', 'Service', 'critical'],
    ['خدش في الباب بعد الغسيل', 'Bodyshop', 'normal'],
    ['حسبتم عليّ رسوم زيادة بالفاتورة', 'Finance', 'normal'],
    ['موظف تكلم بأسلوب غير لائق', 'General', 'high'],
    ['المندوب طلب عربونًا', 'Sales', 'normal'],
  ])('of the starting rules for %j: %s, %s', (text, department, severity) => {
    expect(choose(text)).toMatchObject({ department, severity })
  })
  it('of the starting rules is the same for both languages of most demo complaints, and finds words in most', () => {
    const both = complaintTexts.map(({ text: [en, ar] }) => [choose(en), choose(ar)] as const)
    const same = both.filter(([en, ar]) => en.department === ar.department)
    const found = both.flat().filter(({ caseRuleId }) => caseRuleId !== null)
    expect(same.length / both.length).toBeGreaterThan(0.7)
    expect(found.length / (2 * both.length)).toBeGreaterThan(0.7)
  })
})
