import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { DateTimeField } from '../../../src/fields/dateTime/landingInput.tsx'
import { LanguageProvider } from '../../../src/i18n/index.ts'
import { useForm } from '../../../src/landing/core/forms/useForm.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { leads } from '../../../src/schema/leads/index.ts'

const { preferredAt } = leads.fields
const schema = z.object({ preferredAt: preferredAt.input })
function OneMoment({ value }: { value: string }) {
  const form = useForm(schema, { preferredAt: value }, (typed) => typed)
  return (
    <>
      <DateTimeField
        id="preferredAt"
        label="When"
        required={false}
        config={preferredAt.config}
        value={form.values.preferredAt}
        error={form.errorOf('preferredAt')}
        onChange={(next) => form.set('preferredAt', next)}
      />
      <button onClick={() => form.check()}>send</button>
    </>
  )
}
const show = (language: LanguageWord, value: string) =>
  render(
    <LanguageProvider language={language} messages={mergeTextFiles('src/schema', language)}>
      <OneMoment value={value} />
    </LanguageProvider>,
  )
afterEach(cleanup)

it('offers times on the minutes gap only', () => {
  show('english', '')
  const [, times] = screen.getAllByRole<HTMLSelectElement>('combobox')
  const offered = [...(times?.options ?? [])].map(({ value }) => value).filter(Boolean)
  expect(offered.length).toBeGreaterThan(10)
  expect(offered.filter((time) => Number(time.slice(3)) % preferredAt.config.gap !== 0)).toEqual([])
})
it.each([
  ['english', "Your minutes - 7 doesn't match your minutesGap - 15"],
  ['arabic', 'الدقائق المدخلة (7) لا تتوافق مع الفاصل المحدد (15 دقيقة).'],
] as const)('says in %s beside the field that a draft has minutes off the gap', (language, said) => {
  show(language, '2031-03-02T10:07:00+03:00')
  fireEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(screen.getByRole('alert').textContent).toBe(said)
})
