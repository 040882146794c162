// The text of a message while it is written: its parts and price, what makes it dearer, and the press that replaces that.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { WordsSide } from '../../src/admin/messages/WordsSide.tsx'
import { sides } from '../../src/fields/bilingual/sides.ts'
import { createTranslate } from '../../src/i18n/index.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { answerWith, clearAdmin, draw, signIn, textsOf } from '../core/admin/adminFixture.tsx'

const t = createTranslate('english', textsOf('english'))
afterEach(() => clearAdmin())

interface Shown {
  words: string
  code?: 'en' | 'ar'
  kind?: Word<'messageKind'>
  partPrice?: number | null
  language?: LanguageWord
}
function Written({ words, code = 'en', kind = 'bookingConfirmation', partPrice = 8 }: Shown) {
  const [text, setText] = useState(words)
  const side = sides.find((one) => one.code === code)
  if (!side) throw new Error('There is no such language.')
  const values = { name: 'Sara', link: 'https://go.noor.example/s/noor/xxxxxxxxxx' }
  return (
    <WordsSide
      {...{ side, kind, values, partPrice, names: ['name', 'link'], label: 'Text', value: text, error: undefined, disabled: false }}
      onType={setText}
      onLeave={() => undefined}
    />
  )
}
const show = ({ language = 'english', ...shown }: Shown) => {
  signIn('Administrator', language)
  answerWith({})
  draw(<Written {...shown} />, {
    resource: 'messageTemplates',
    path: '/home/messageTemplates/create',
    route: '/home/messageTemplates/create',
    language,
  })
  return screen.getByRole('textbox') as HTMLTextAreaElement
}
const described = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replaceAll('\u00a0', ' ')
const replace = () => screen.queryByRole('button', { name: t('admin.template.replaceDear') })

it('says parts and price with the values filled in, names what costs, and replaces it at a press', async () => {
  const box = show({ words: `Your Citroën is ready, {name} 😀 {link} ${'a'.repeat(40)}` })
  expect(described(box)).toContain('2 SMS · SAR 0.16 · UCS-2')
  expect(screen.getByRole('alert').textContent).toContain('ë 😀')
  expect(screen.getByRole('alert').textContent).toContain(t('admin.template.dearParts', { before: '2', after: '1' }))
  fireEvent.click(replace() as HTMLElement)
  await waitFor(() => expect(box.value).toBe(`Your Citroen is ready, {name} {link} ${'a'.repeat(40)}`))
  expect(described(box)).toContain('1 SMS · SAR 0.08 · GSM-7')
  expect([replace(), document.activeElement]).toEqual([null, box])
})

it('offers nothing for é and quotation marks, which cost nothing, and shows no price where none is set', () => {
  const box = show({ words: 'Café “Olaya” {link}', partPrice: null })
  expect(described(box)).toContain('1 SMS · GSM-7')
  expect(replace()).toBeNull()
})

it('says of Arabic how many letters fit, and offers to replace none of them', () => {
  const box = show({ words: `م`.repeat(71), code: 'ar' })
  expect(described(box)).toContain(t('admin.messages.room', { alone: '70', each: '67' }))
  expect(described(box)).toContain('2 SMS · SAR 0.16 · UCS-2')
  expect(replace()).toBeNull()
})

it('counts no SMS for what goes by mail', () => {
  const box = show({ words: 'Citroën {link}', kind: 'invitation' })
  expect(described(box).trim()).toBe(t('admin.template.byMail'))
  expect(replace()).toBeNull()
})
