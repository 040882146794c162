// Message texts: allowed and required placeholders, filling in, and counting.
import { describe, expect, it } from 'vitest'
import { enumerations } from '../../src/schema/enumerations.ts'
import { placeholdersOf } from '../../src/schema/messageKinds.ts'
import { fillPlaceholders, neededPlaceholders, problemsOfWords } from '../../src/schema/messages/placeholders.ts'
import { smsSize, smsText } from '../../src/schema/messages/smsParts.ts'
import { insertWord } from '../../src/admin/messages/insertWord.ts'

describe('the words of a message', () => {
  it('are refused side by side, for a gap that nobody fills and for a needed one that is missing', () => {
    const wrong = problemsOfWords('bookingConfirmation', { en: 'See {link} and {plate}', ar: 'موعدك {when}' })
    expect(wrong.map(({ path, key }) => [path, key])).toEqual([
      ['body.en', 'validation.placeholder'],
      ['body.ar', 'validation.placeholderMissing'],
    ])
    expect(wrong[0]?.params).toMatchObject({ name: 'plate', known: '{tenant} {ref} {when} {location} {link}' })
    expect(problemsOfWords('bookingCancelled', { en: 'Gone {}', ar: 'أُلغي' }).map(({ path }) => path)).toEqual(['body.en'])
    expect(problemsOfWords('otp', { en: '{code}', ar: '{code}' })).toEqual([])
  })

  it('need the code, the link, or what was written, wherever a kind has it; a campaign only its way out', () => {
    for (const kind of enumerations.messageKind.filter((one) => one !== 'campaign'))
      for (const name of ['code', 'link', 'body', 'title'])
        expect(neededPlaceholders(kind).includes(name)).toBe(placeholdersOf[kind].includes(name))
    expect(neededPlaceholders('campaign')).toEqual(['optOut'])
  })

  it('leave what is not known as it stands', () => {
    expect(fillPlaceholders('{a} {b} {a}', { a: 1 })).toBe('1 {b} 1')
    expect(fillPlaceholders('{a}', { a: '{b}', b: 'never' })).toBe('{b}')
  })
})

describe('a gap that is put in', () => {
  it('takes the place of what was marked, and stands apart from letters on either side', () => {
    expect(insertWord('Hello there', '{name}', 6, 11)).toEqual({ text: 'Hello {name}', caret: 12 })
    expect(insertWord('Hellothere', '{name}', 5, 5)).toEqual({ text: 'Hello {name} there', caret: 12 })
    expect(insertWord('موعدك، شكرًا', '{when}', 5, 5)).toEqual({ text: 'موعدك {when}، شكرًا', caret: 12 })
    expect(insertWord('', '{code}', 0, 0)).toEqual({ text: '{code}', caret: 6 })
  })
})

describe('the size of an SMS', () => {
  it('is 160 Latin letters or 70 Arabic ones, 153 and 67 in each of several', () => {
    expect(smsSize('a'.repeat(160))).toEqual({ encoding: 'GSM-7', parts: 1, left: 0 })
    expect(smsSize('a'.repeat(161))).toEqual({ encoding: 'GSM-7', parts: 2, left: 145 })
    expect(smsSize('م'.repeat(70))).toEqual({ encoding: 'UCS-2', parts: 1, left: 0 })
    expect(smsSize('م'.repeat(71))).toEqual({ encoding: 'UCS-2', parts: 2, left: 63 })
    expect(smsSize(`${'a'.repeat(69)}’`)).toMatchObject({ encoding: 'GSM-7', parts: 1 })
    expect(smsSize(`${'a'.repeat(69)}😀`)).toMatchObject({ encoding: 'UCS-2', parts: 2 })
    expect([smsText('Riyadh – Al Olaya, “now”…'), smsText('الرياض – العليا')]).toEqual(['Riyadh - Al Olaya, "now"...', 'الرياض – العليا'])
    expect(smsSize('')).toMatchObject({ parts: 0 })
  })
})
