import { expect, it } from 'vitest'
import { recognise } from '../../../src/schema/core/values/recognise.ts'

it.each([
  ['0551234567', 'mobile', '0551234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', 'mobile', '0551234567'],
  ['+966 55 123 4567', 'mobile', '+966551234567'],
  ['00966551234567', 'mobile', '00966551234567'],
  ['05', 'mobile', undefined],
  ['ABJ 1234', 'plate', 'ABJ1234'],
  ['ا ب ح ١٢٣٤', 'plate', 'ABJ1234'],
  ['1234 abj', 'plate', 'ABJ1234'],
  ['هـ د ر 7', 'plate', 'HDR7'],
  ['ab', 'plate', undefined],
  ['ABC 12', 'plate', undefined],
  ['12 abc', 'plate', undefined],
  ['1HGCM', 'vin', undefined],
  ['12', 'plate', undefined],
  ['1M8GDM9AXKP042788', 'vin', '1M8GDM9AXKP042788'],
  ['1m8gdm9axkp0', 'vin', undefined],
  ['', undefined, undefined],
  ['@@@', undefined, undefined],
])('takes %j for a %s', (typed, by, value) => {
  expect(recognise(typed)).toMatchObject({ by, value })
})
