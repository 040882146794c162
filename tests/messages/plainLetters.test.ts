// Which characters make an English SMS dearer, and what stands for them.
import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from '../../src/schema/messages/placeholders.ts'
import { dearIn, plainLetters } from '../../src/schema/messages/plainLetters.ts'
import { smsSize } from '../../src/schema/messages/smsParts.ts'

const same = (words: string) => words

describe('plain letters', () => {
  it('stand for letters with marks, signs and quotation marks; pictures go; what networks have stays, and so do other scripts', () => {
    expect(plainLetters('Citroën Škoda “Łódź” ☕ now… 👨‍👩‍👧 – ok™')).toBe('Citroen Skoda "Lodz" now... - okTM')
    expect(plainLetters('Café à Ñ Ü € {name} [a]')).toBe('Café à Ñ Ü € {name} [a]')
    expect(plainLetters('Your car سيارة 🚗')).toBe('Your car سيارة')
    for (const text of ['Citroën ê ç á ã ő ②', 'Olá! São João 🎉🇸🇦']) expect(smsSize(plainLetters(text)).encoding).toBe('GSM-7')
  })

  it('are offered for the characters that cost, each named once', () => {
    const words = `Your Citroën is ready, {name}. ${'a'.repeat(60)} ë 😀`
    expect(dearIn(words, same)).toEqual({
      written: ['ë', '😀'],
      filledIn: [],
      plain: `Your Citroen is ready, {name}. ${'a'.repeat(60)} e`,
      parts: 1,
    })
    expect(smsSize(words).parts).toBe(2)
  })

  it('are not offered where nothing costs, as é and “ do not', () => {
    expect(dearIn('Café “Olaya” – now…', same)).toBeNull()
    expect(dearIn('[a] {b}', same)).toBeNull()
    expect(dearIn('', same)).toBeNull()
  })

  it('are offered for brackets where those alone begin another part', () => {
    const words = `${'a'.repeat(157)}[b]`
    expect(dearIn(words, same)).toEqual({ written: ['[', ']'], filledIn: [], plain: `${'a'.repeat(157)}(b)`, parts: 1 })
  })

  it('name what comes with the values apart, which the text cannot change', () => {
    const fill = (text: string) => fillPlaceholders(text, { name: 'José Núñez', place: 'Śródmieście' })
    expect(dearIn('Hi {name}, see {place}', fill)).toMatchObject({
      written: [],
      filledIn: ['ú', 'Ś', 'ó', 'ś'],
      plain: 'Hi {name}, see {place}',
    })
  })
})
