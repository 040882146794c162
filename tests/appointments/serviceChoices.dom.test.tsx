// Services on the landing: what a workshop offered before and was refused stands with what is due, with why and its photos, and unchosen.
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import { LanguageProvider, createTranslate } from '../../src/i18n/index.ts'
import { ServiceChoices } from '../../src/landing/appointments/ServiceChoices.tsx'

const messages = mergeTextFiles('src/schema', 'english')
const t = createTranslate('english', messages)
const offer = (code: string, name: string) => ({
  ...{ code, name: { en: name, ar: name }, description: null, price: 20_000, minutes: 30, contains: [], points: [] },
  ...{ due: false, basis: null, recommended: false, refused: null },
})

afterEach(cleanup)

it('offers refused work with what is due, with its price then, why and its photos, and does not choose it', () => {
  const photos = [{ id: '1', url: '/files/1.webp', name: '1.webp', mime: 'image/webp' }]
  const refused = { on: '2026-11-03', price: 40_000, reason: '2 mm left', photos }
  render(
    <LanguageProvider language="english" messages={messages}>
      <ServiceChoices
        offers={[offer('OIL', 'Oil'), { ...offer('BRAKES', 'Brake pads'), refused }]}
        value={[]}
        onChange={() => undefined}
        onRefused={() => undefined}
      />
    </LanguageProvider>,
  )
  const [due, others] = screen.getAllByRole('group')
  expect(within(others as HTMLElement).getAllByRole('checkbox')).toHaveLength(1)
  const brakes = within(due as HTMLElement)
  expect((brakes.getByRole('checkbox') as HTMLInputElement).checked).toBe(false)
  expect(due?.textContent).toContain(t('app.due.refused', { on: '03/11/2026', price: '' }).split(' for ')[0])
  expect(due?.textContent).toContain('460.00')
  expect(due?.textContent).toContain('2 mm left')
  expect(brakes.getByRole('img', { name: 'Brake pads' }).getAttribute('src')).toBe('/files/1.webp')
})
