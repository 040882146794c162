// What stands where the plate of a car is shown, in both languages.
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../server/core/texts.ts'
import { carMark, carMarkInSentence, namedCar, noPlateText } from '../../src/schema/core/carMark.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'

const texts = loadTexts()
const say =
  (language: LanguageWord): Parameters<typeof carMark>[0] =>
  (key, params) =>
    texts(language, key, params)
const vin = 'JTMBA38V6T0012345'

describe('the mark of a car', () => {
  it('is its plate where it has one', () => {
    for (const language of ['english', 'arabic'] as const) {
      expect(carMark(say(language), { plate: 'ABJ1234', vin })).toBe('ABJ1234')
      expect(carMarkInSentence(say(language), { plate: 'ABJ1234', vin })).toBe('ABJ1234')
    }
  })

  it('says that there is none yet, with the end of the VIN', () => {
    expect(carMark(say('english'), { plate: null, vin })).toBe('No plate yet · VIN …2345')
    expect(carMark(say('arabic'), { plate: null, vin })).toBe('بدون لوحة · هيكل …2345')
  })

  it('is short within a sentence', () => {
    expect(carMarkInSentence(say('english'), { plate: null, vin })).toBe('VIN …2345')
    expect(carMarkInSentence(say('arabic'), { plate: null, vin })).toBe('هيكل …2345')
  })

  it('says at least that there is no plate where the VIN may not be read', () => {
    expect(noPlateText(say('english'), null)).toBe('No plate yet')
    expect(carMarkInSentence(say('arabic'), { plate: null, vin: null })).toBe('بدون لوحة')
  })

  it('takes rows that are known by their names alone', () => {
    expect(namedCar({ plate: '', vin, model: 'Camry' })).toEqual({ plate: null, vin })
    expect(namedCar({ model: 'Camry' })).toEqual({ plate: null, vin: null })
  })
})
