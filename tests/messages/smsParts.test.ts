import { describe, expect, it } from 'vitest'
import { smsSize } from '../../src/schema/messages/smsParts.ts'

describe('parts of an SMS', () => {
  it.each([
    ['nothing', '', 'GSM-7', 0],
    ['160 Latin letters', 'a'.repeat(160), 'GSM-7', 1],
    ['161 Latin letters', 'a'.repeat(161), 'GSM-7', 2],
    ['306 Latin letters', 'a'.repeat(306), 'GSM-7', 2],
    ['a euro sign, which counts twice', `${'a'.repeat(158)}€`, 'GSM-7', 1],
    ['the same with one letter more', `${'a'.repeat(159)}€`, 'GSM-7', 2],
    ['70 Arabic letters', 'م'.repeat(70), 'UCS-2', 1],
    ['71 Arabic letters', 'م'.repeat(71), 'UCS-2', 2],
    ['one Arabic letter among Latin ones', `${'a'.repeat(70)}م`, 'UCS-2', 2],
    ['67 twice', 'م'.repeat(134), 'UCS-2', 2],
    ['and one more', 'م'.repeat(135), 'UCS-2', 3],
    ['a face, which is two letters', `${'م'.repeat(69)}😀`, 'UCS-2', 2],
  ])('are counted as networks do: %s', (_what, text, encoding, parts) => {
    expect(smsSize(text)).toMatchObject({ encoding, parts })
  })
})
