// Names of resources inside sentences.
import { expect, it } from 'vitest'
import { inSentence } from '../../../src/admin/core/inSentence.ts'

it.each([
  ['Customer', 'customer'],
  ['Service area', 'service area'],
  ['API key', 'API key'],
  ['WhatsApp template', 'WhatsApp template'],
  ['SMS', 'SMS'],
  ['A day off', 'a day off'],
  ['عميل', 'عميل'],
  ['', ''],
])('%s stands in a sentence as %s', (name, expected) => {
  expect(inSentence(name)).toBe(expected)
})
