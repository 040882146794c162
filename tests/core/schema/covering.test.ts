// Services that do the work of others, and the cheapest choice for what is due.
import { describe, expect, it } from 'vitest'
import { cheapestCover, holderOf, overlapOf, withoutCovered } from '../../../src/schema/core/covering.ts'

interface Offer {
  code: string
  price: number
  contains: string[]
}
const oil: Offer = { code: 'oil', price: 249, contains: [] }
const small: Offer = { code: 'small', price: 549, contains: ['oil'] }
const large: Offer = { code: 'large', price: 989, contains: ['small', 'oil'] }
const seasonal: Offer = { code: 'seasonal', price: 300, contains: ['oil'] }
const brakes: Offer = { code: 'brakes', price: 420, contains: [] }
const offers = [oil, small, large, seasonal, brakes]
const codes = (due: string[], from: readonly Offer[] = offers) => cheapestCover(due, from).map(({ code }) => code)

describe('services in others', () => {
  it('finds who does the work of one, and what two do twice', () => {
    expect([holderOf('oil', [brakes, large])?.code, holderOf('brakes', [large])]).toEqual(['large', undefined])
    expect(overlapOf([brakes, large])).toBeUndefined()
    expect(overlapOf([small, brakes, oil])).toEqual({ pair: [small, oil], work: 'oil' })
    expect(overlapOf([small, seasonal])?.work).toBe('oil')
    expect(withoutCovered([oil, brakes, large, small]).map(({ code }) => code)).toEqual(['brakes', 'large'])
  })

  it('recommends one service for everything that it does', () => {
    expect(codes(['oil', 'small', 'large', 'brakes']).sort()).toEqual(['brakes', 'large'])
    expect(codes(['oil'])).toEqual(['oil'])
    expect(codes([])).toEqual([])
  })

  it('takes what does several things where that is cheaper than each alone, and only then', () => {
    const both = { code: 'both', price: 600, contains: ['oil', 'brakes'] }
    expect(codes(['oil', 'brakes'], [...offers, both])).toEqual(['both'])
    expect(codes(['oil', 'brakes'], [...offers, { ...both, price: 700 }]).sort()).toEqual(['brakes', 'oil'])
  })

  it('does nothing twice, and leaves out what could only be done so', () => {
    expect(codes(['small', 'seasonal'])).toEqual(['seasonal'])
    const year = { code: 'year', price: 900, contains: ['small', 'seasonal', 'oil'] }
    expect(codes(['small', 'seasonal'], [...offers, year])).toEqual(['year'])
  })
})
