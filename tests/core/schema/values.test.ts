// Single values as typed: digits, mobiles, national ids, money, dates, passwords, texts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinDigits } from '../../../src/schema/core/values/digits.ts'
import { registerNumbering } from '../../../src/schema/core/values/numbering.ts'
import { maskMobile, normaliseMobile } from '../../../src/schema/core/values/mobile.ts'
import { discountOf, totalsOf } from '../../../src/schema/core/money.ts'
import { normaliseNationalId } from '../../../src/schema/core/values/nationalId.ts'
import { supportNumbers } from '../../../src/schema/core/limits.ts'
import {
  dateTimeValue,
  dateValue,
  emailValue,
  line,
  mobileValue,
  paragraph,
  passwordValue,
  plateValue,
  shortAddressValue,
  timeValue,
} from '../../../src/schema/core/values.ts'

registerNumbering()

const inDigits = (text: string, zero: number) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('digits', () => {
  it('of all three sets read as Latin ones, and nothing else changes', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0123456789')).toBe('0123456789 0123456789 0123456789')
    fc.assert(
      fc.property(fc.nat(), (number) => {
        for (const zero of [0x0660, 0x06f0]) expect(latinDigits(`أ${inDigits(String(number), zero)}z`)).toBe(`أ${number}z`)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(latinDigits(text)).toBe(text)
      }),
    )
  })
})

describe('a mobile', () => {
  it.each([
    '0501234567',
    '501234567',
    '+966501234567',
    '00966501234567',
    '966501234567',
    '050 123 4567',
    '050-123-4567',
    '(050) 1234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '+٩٦٦٥٠١٢٣٤٥٦٧',
    '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
    ' 0501234567 ',
  ])('%s is +966501234567', (typed) => {
    expect(normaliseMobile(typed)).toBe('+966501234567')
  })

  it.each(['+971501234567', '00971501234567'])('of another country is taken with its code: %s', (typed) => {
    expect(normaliseMobile(typed)).toBe('+971501234567')
  })

  it.each([
    supportNumbers.default,
    supportNumbers.brand,
    '+9668001272222',
    '+966920002999',
    '0114001234',
    '+966114001234',
    '05012345',
    '050123456789',
    '0601234567',
    '+99950123456',
    '',
    'abc',
    '05012345ab',
    '123',
    '+',
    '00',
  ])('is not %j', (typed) => {
    expect(normaliseMobile(typed)).toBeUndefined()
    expect(mobileValue.safeParse(typed).success).toBe(false)
  })

  it('is the same in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('50', '53', '54', '55', '56', '58', '59'), (rest, prefix) => {
        const national = `${prefix}${String(rest).padStart(7, '0')}`
        const stored = `+966${national}`
        for (const typed of [
          `0${national}`,
          national,
          stored,
          `00966${national}`,
          inDigits(`0${national}`, 0x0660),
          inDigits(stored, 0x06f0),
        ])
          expect(normaliseMobile(typed)).toBe(stored)
      }),
    )
  })

  it('shows its country and last two digits only when it is masked', () => {
    expect(maskMobile('+966501234567')).toBe('+966•••••••67')
    expect(maskMobile('')).toBe('')
  })
})

describe('a national id or Iqama', () => {
  it.each(['1058529940', '1001244019', '١٠٥٨٥٢٩٩٤٠', ' 10585 29940 '])('%s is taken', (typed) => {
    expect(normaliseNationalId(typed)).toMatch(/^1\d{9}$/)
  })

  it.each(['3058529940', '0058529940', '105852994', '10585299400', 'abcdefghij', '', '1058529940x'])('%j is refused', (typed) => {
    expect(normaliseNationalId(typed)).toBeUndefined()
  })

  it('is refused with any single digit mistyped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1058529940', '1001244019'),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (id, place, by) => {
          const typed = `${id.slice(0, place)}${(Number(id[place]) + by) % 10}${id.slice(place + 1)}`
          expect(normaliseNationalId(typed)).toBeUndefined()
        },
      ),
    )
  })
})

describe('money', () => {
  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [10, 2],
    [30, 5],
    [100, 15],
    [19_999, 3000],
    [65_049, 9757],
    [1_000_000_000, 150_000_000],
  ])('of %i halalas carries %i of VAT, rounded half up', (net, vat) => {
    expect(totalsOf([net])).toEqual({ net, vat, gross: net + vat, currency: 'SAR' })
  })

  it('is less a discount of at most their sum, before VAT', () => {
    expect(totalsOf([10_000, 5000], 1500)).toEqual({ net: 13_500, vat: 2025, gross: 15_525, currency: 'SAR', discount: 1500 })
    expect(totalsOf([1000], 5000)).toEqual({ net: 0, vat: 0, gross: 0, currency: 'SAR', discount: 1000 })
    expect(totalsOf([1000], 0)).not.toHaveProperty('discount')
    const share = { kind: 'percent', percent: 15, amount: 0 } as const
    expect([discountOf(share, [10]), discountOf(share, [9, 1, 20]), discountOf({ ...share, percent: 100 }, [7])]).toEqual([2, 5, 7])
    expect(discountOf({ kind: 'amount', percent: 10, amount: 500 }, [300, 100])).toBe(400)
  })

  it('is whole numbers whose VAT is rounded once, on the sum', () => {
    expect(totalsOf([])).toEqual({ net: 0, vat: 0, gross: 0, currency: 'SAR' })
    expect(totalsOf([3, 3]).vat).toBe(1)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 30 }), (prices) => {
        const { net, vat, gross } = totalsOf(prices)
        expect([net, gross, Number.isInteger(vat)]).toEqual([prices.reduce((sum, price) => sum + price, 0), net + vat, true])
        // Rounding half up, compared with exact integer arithmetic.
        expect(BigInt(vat)).toBe((BigInt(net) * 15n * 2n + 100n) / 200n)
      }),
    )
  })
})

describe('a text', () => {
  const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message
  it('is trimmed and may hold any script, markup and emoji', () => {
    for (const text of ['محمد العتيبي', '<b>x</b>', "'; drop table staff; --", '👨‍👩‍👧‍👦', 'é']) expect(line(60).parse(` ${text} `)).toBe(text)
    expect(paragraph(60).parse(' a\n\tb ')).toBe('a\n\tb')
  })

  it('is refused when empty, too long, or unfit to be stored', () => {
    expect([messageOf(line(5).safeParse('  ')), messageOf(line(5).safeParse('123456')), messageOf(line(5).safeParse(5))]).toEqual([
      'validation.required',
      'validation.tooLong',
      'validation.text',
    ])
    for (const text of ['a\u0000', 'a\nb', 'a\u007f', '\ud800', 'a\udc00b'])
      expect(messageOf(line(9).safeParse(text))).toBe('validation.control')
    for (const text of ['a\u0000', '\ud800']) expect(messageOf(paragraph(9).safeParse(text))).toBe('validation.control')
  })
})

describe('the rest', () => {
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success
  it('takes e-mails in any case and keeps them in lower case', () => {
    expect(emailValue.parse(' Sara@Mail.Example ')).toBe('sara@mail.example')
    for (const bad of ['a', 'a@b', '@b.example', 'a b@c.example', `${'a'.repeat(250)}@b.example`])
      expect([bad, fits(emailValue, bad)]).toEqual([bad, false])
  })

  it('takes passwords of 8 to 15 characters', () => {
    expect(['1234567', '12345678', '123456789012345', '1234567890123456'].map((one) => fits(passwordValue, one))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('takes days and moments that exist, and moments in UTC', () => {
    expect(['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', '0000-01-01', '28/02/2026'].map((one) => fits(dateValue, one))).toEqual(
      [true, true, false, false, false, false],
    )
    expect(dateTimeValue.parse('2026-11-22T08:00:00+03:00')).toBe('2026-11-22T05:00:00.000Z')
    expect(
      ['2026-11-22T08:00:00', '2026-11-22', '2026-02-30T08:00:00Z', '0000-01-01T00:00:00Z'].map((one) => fits(dateTimeValue, one)),
    ).toEqual([false, false, false, false])
    expect(['00:00', '23:59', '24:00', '9:00', '12:60'].map((one) => fits(timeValue, one))).toEqual([true, true, false, false, false])
  })

  it('takes national short addresses of four letters and four digits', () => {
    expect(shortAddressValue.parse(' rrrd2929 ')).toBe('RRRD2929')
    for (const bad of ['RRR2929', 'RRRD292', '2929RRRD', 'RRRD29299']) expect(fits(shortAddressValue, bad)).toBe(false)
  })

  it('tells each problem by a key of the language files', () => {
    expect(plateValue.safeParse('x').error?.issues.map(({ message }) => message)).toEqual(['validation.plate'])
    expect(mobileValue.safeParse('').error?.issues.map(({ message }) => message)).toEqual(['validation.required'])
  })
})
