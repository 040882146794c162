// Every kind of field in a form: its label, typed values, stored values and errors; in both languages.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { useEffect } from 'react'
import { FormProvider, set, useForm, type FieldErrors } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldsOf } from '../../../src/admin/core/definition.ts'
import { FieldInput } from '../../../src/fields/adminFieldInput.tsx'
import type { inputs } from '../../../src/fields/adminInputs.ts'
import { partOf } from '../../../src/fields/admin.ts'
import { useI18n } from '../../../src/admin/core/useI18n.ts'
import type { AnyField, FieldKind } from '../../../src/schema/core/field.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { resources } from '../../../src/schema/resources.ts'
import { answerWith, clearAdmin, draw, signIn, textsOf } from './adminFixture.tsx'

// axe and the date pickers are slow.
vi.setConfig({ testTimeout: 30_000 })
type Typed = { [K in keyof typeof inputs]: (typeof inputs)[K] extends null ? never : K }[keyof typeof inputs]
const id = '0189d895-f2dc-71fe-93fa-958913d14465'

/** A field of each kind, from any resource; a writable one where there is one. */
const places = new Map<FieldKind, { resource: string; name: string; field: AnyField }>()
for (const resource of Object.keys(resources))
  for (const [name, field] of Object.entries(fieldsOf(resource))) {
    const known = places.get(field.kind)
    if (!known || (known.field.readOnly && !field.readOnly)) places.set(field.kind, { resource, name, field })
  }
const placeOf = (kind: FieldKind) => {
  const place = places.get(kind)
  if (!place) throw new Error(`No resource has a field of the kind ${kind}.`)
  return place
}

let stored: unknown
let checked: FieldErrors = {}
/** A form of one field with the product's own checks. */
function OneField({ kind, value }: { kind: FieldKind; value: unknown }) {
  const { resource, name, field } = placeOf(kind)
  const { translate } = useI18n()
  const form = useForm<Record<string, unknown>>({
    mode: 'onTouched',
    defaultValues: { [name]: value },
    resolver: (values) => {
      const result = field.input.safeParse(values[name] === '' ? null : values[name], { reportInput: true })
      if (result.success) return { values: { [name]: result.data }, errors: {} }
      const errors: FieldErrors = {}
      for (const { path, key, params } of problemsOf(result.error))
        set(errors, path ? `${name}.${path}` : name, { type: 'schema', message: translate(key, params) })
      return { values: {}, errors }
    },
  })
  useEffect(() => {
    checked = form.formState.errors
  })
  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          stored = undefined
          void form.handleSubmit((values) => {
            stored = values[name]
          })(event)
        }}
      >
        <FieldInput field={field} name={name} resource={resource} />
        <button type="submit">save</button>
      </form>
    </FormProvider>
  )
}

const labelIn = (kind: FieldKind, language: LanguageWord) => {
  const { resource, name } = placeOf(kind)
  const texts = textsOf(language) as unknown as { resources: Record<string, { fields: Record<string, string> }> }
  return texts.resources[resource]?.fields[name] ?? name
}
async function open(kind: FieldKind, language: LanguageWord, value: unknown = null) {
  signIn('Administrator', language)
  draw(<OneField kind={kind} value={value} />, { resource: placeOf(kind).resource, path: '/', route: '/', language })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
}
const save = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    await Promise.resolve()
  })
}
const boxes = () => screen.getAllByRole('textbox')
const write = (element: Element | undefined, value: string) => {
  if (!element) throw new Error('Nothing to write into.')
  fireEvent.change(element, { target: { value } })
}
const firstBox = (value: string) => () => write(boxes()[0], value)
/** A picker's parts take the value written into its hidden input. */
const picker = async (at: number, value: string) => {
  const lines = await waitFor(() => {
    const found = [...document.querySelectorAll('input[aria-hidden=true]')]
    expect(found.length).toBeGreaterThan(at)
    return found
  })
  act(() => write(lines[at], value))
}
const choose = async (word: RegExp | number) => {
  const box = screen.getAllByRole('combobox')[0]
  if (!box) throw new Error('Nothing to choose from.')
  fireEvent.mouseDown(box)
  const options = await screen.findAllByRole('option')
  const option = typeof word === 'number' ? options[word] : options.find((one) => word.test(one.textContent ?? ''))
  if (option) fireEvent.click(option)
}
const press = (name: RegExp) => {
  const [button] = screen.getAllByRole('button', { name })
  if (button) fireEvent.click(button)
}
const week = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, [{ from: '10:00', to: '19:00' }]]),
)

interface Way {
  /** The form's value before; empty by default. */
  before?: unknown
  type: (language: LanguageWord) => unknown
  stored: unknown
  /** A typed value that is refused, with the text key; kinds that offer only valid values have none. */
  refused?: { type: () => unknown; english: string | RegExp }
}
const ways: Record<Typed, Way> = {
  text: { type: firstBox(' Sara '), stored: 'Sara', refused: { type: firstBox('x'.repeat(300)), english: /At most \d+ characters/ } },
  longText: {
    type: firstBox('one\ntwo'),
    stored: 'one\ntwo',
    refused: { type: firstBox('x'.repeat(9000)), english: /At most \d+ characters/ },
  },
  integer: { type: firstBox('٤٢'), stored: 42, refused: { type: firstBox('4.5'), english: /whole/i } },
  money: { type: firstBox('١٩٩٫٥'), stored: 19_950, refused: { type: firstBox('cheap'), english: /number/i } },
  yesNo: { before: false, type: () => fireEvent.click(screen.getByRole('switch')), stored: true },
  choice: { type: () => choose(1), stored: expect.any(String) },
  choices: { before: [], type: () => choose(0), stored: [expect.any(String)] },
  ref: { type: () => choose(0), stored: id },
  refs: { before: [], type: () => choose(0), stored: [id] },
  mobile: { type: firstBox('٠٥٠١٢٣٤٥٦٧'), stored: '+966501234567', refused: { type: firstBox('123'), english: /mobile/i } },
  email: { type: firstBox('Sara@Mail.example'), stored: 'sara@mail.example', refused: { type: firstBox('sara@'), english: /mail/i } },
  date: { type: () => picker(0, '22/11/2026'), stored: '2026-11-22' },
  dateTime: {
    type: () => picker(0, '22/11/2026 11:00 AM'),
    stored: '2026-11-22T08:00:00.000Z',
    refused: { type: () => picker(0, '22/11/2026 11:07 AM'), english: "Your minutes - 7 doesn't match your minutesGap - 15" },
  },
  time: {
    type: () => picker(0, '09:30 AM'),
    stored: '09:30',
    refused: { type: () => picker(0, '09:07 AM'), english: "Your minutes - 7 doesn't match your minutesGap - 15" },
  },
  bilingual: {
    type: () => {
      write(boxes()[0], 'Oil change')
      write(boxes()[1], 'تغيير الزيت')
    },
    stored: { en: 'Oil change', ar: 'تغيير الزيت' },
    refused: { type: firstBox('Oil change'), english: 'The Arabic text is missing.' },
  },
  plate: { type: firstBox('ا ب ح ١٢٣٤'), stored: 'ABJ1234', refused: { type: firstBox('AB1'), english: /plate/i } },
  vin: { type: firstBox('1m8gdm9axkp042788'), stored: '1M8GDM9AXKP042788', refused: { type: firstBox('1M8'), english: /VIN/ } },
  nationalId: { type: firstBox('١٠٥٨٥٢٩٩٤٠'), stored: '1058529940', refused: { type: firstBox('123'), english: /ID/ } },
  password: {
    type: () => write(document.querySelector('input[type=password]') ?? undefined, 'correct-horse'),
    stored: 'correct-horse',
    refused: { type: () => write(document.querySelector('input[type=password]') ?? undefined, 'short'), english: /8/ },
  },
  address: {
    type: () => write(boxes()[0], 'rrrd2929'),
    stored: { shortCode: 'RRRD2929' },
    refused: { type: () => write(boxes()[0], 'RR29'), english: /RRRD2929|letters/ },
  },
  place: {
    type: () => write(boxes()[0], 'https://www.google.com/maps/place/X/@24.71,46.67,17z/data=!3d24.7136!4d46.6753'),
    stored: { lat: 24.7136, lng: 46.6753 },
    refused: { type: () => write(boxes()[0], 'north'), english: /.+/ },
  },
  area: {
    type: firstBox('24.6, 46.6\n24.8, 46.6\n24.7, 46.9'),
    stored: [
      { lat: 24.6, lng: 46.6 },
      { lat: 24.8, lng: 46.6 },
      { lat: 24.7, lng: 46.9 },
    ],
    refused: { type: firstBox('24.6, 46.6\nnorth\n24.7, 46.9'), english: /Line 2/ },
  },
  colour: { type: firstBox('#1E90FF'), stored: '#1E90FF', refused: { type: firstBox('red'), english: /#/ } },
  weeklyHours: {
    before: { ...Object.fromEntries(Object.keys(week).map((day) => [day, []])), sunday: [{ from: '10:00', to: '19:00' }] },
    type: () => press(/Copy to all days|انسخ إلى كل الأيام/),
    stored: week,
    refused: { type: () => picker(0, '10:10 AM'), english: "Your minutes - 10 doesn't match your minutesGap - 15" },
  },
  serviceLines: { before: [], type: () => choose(0), stored: [expect.objectContaining({ code: 'OIL', price: 19_900 })] },
  rating: { type: () => fireEvent.click(screen.getAllByRole('radio')[3] as HTMLElement), stored: 4 },
  tags: {
    before: [],
    type: () => write(screen.getByRole('combobox'), 'VIP، فضي, VIP,'),
    stored: ['VIP', 'فضي'],
    refused: { type: () => write(screen.getByRole('combobox'), `${'x'.repeat(41)},`), english: /At most \d+ characters/ },
  },
  richText: {
    type: async () => {
      const [english] = await screen.findAllByRole('textbox')
      if (english) english.innerHTML = '<p>We <strong>care</strong></p>'
      await waitFor(() => expect(document.querySelector('[role=toolbar] [aria-disabled=false]')).not.toBeNull())
    },
    stored: { en: '<p>We <strong>care</strong></p>', ar: '' },
  },
  upload: { before: id, type: () => undefined, stored: id },
  uploads: { before: [id], type: () => undefined, stored: [id] },
  periods: {
    before: [],
    type: async () => {
      act(() => press(/Add period|إضافة فترة/))
      await picker(0, '01/01/2026')
      await picker(1, '10/01/2026')
    },
    stored: [{ from: '2026-01-01', to: '2026-01-10', note: null }],
    refused: {
      type: async () => {
        act(() => press(/Add period|إضافة فترة/))
        await picker(0, '10/01/2026')
        await picker(1, '01/01/2026')
      },
      english: /.+/,
    },
  },
  // Chosen as in lists: add a filter, then choose one of its words.
  audience: {
    before: { rows: {}, customers: {} },
    type: async (language) => {
      act(() => press(/^(Filter|تصفية)$/))
      const texts = textsOf(language) as unknown as { resources: { customers: { fields: Record<string, string> } } }
      const label = texts.resources.customers.fields['mobileVerification'] ?? ''
      fireEvent.click(await screen.findByRole('menuitem', { name: label }))
      const [word] = await screen.findAllByRole('checkbox')
      if (word) fireEvent.click(word)
      if (word) fireEvent.keyDown(word, { key: 'Escape' })
      await screen.findByRole('button', { name: 'save' })
    },
    stored: { rows: {}, customers: { mobileVerification: ['Verified'] } },
  },
  contacts: {
    before: [],
    type: async () => {
      act(() => press(/Add contact|إضافة جهة اتصال/))
      await choose(0)
    },
    stored: [{ customerId: id, role: 'fleet' }],
    refused: { type: () => press(/Add contact|إضافة جهة اتصال/), english: /.+/ },
  },
  drivers: {
    before: [],
    type: () => {
      act(() => press(/Add driver|إضافة سائق/))
      act(() => write(boxes()[0], 'Saad'))
      write(boxes()[1], '0551234567')
    },
    stored: [{ name: 'Saad', mobile: '+966551234567', vehicleId: null }],
    refused: { type: () => press(/Add driver|إضافة سائق/), english: 'This field is required.' },
  },
  questions: {
    before: [],
    type: () => {
      act(() => press(/Add a question|إضافة سؤال/))
      act(() => write(boxes()[0], 'How was it?'))
      write(boxes()[1], 'كيف كانت؟')
    },
    stored: [{ id: 'q1', kind: 'rating', label: { en: 'How was it?', ar: 'كيف كانت؟' }, required: false }],
    refused: { type: () => press(/Add a question|إضافة سؤال/), english: 'This field is required.' },
  },
}
const kinds = Object.keys(ways) as Typed[]
const row = {
  id,
  version: 1,
  name: { en: 'Oil change', ar: 'تغيير الزيت' },
  code: 'OIL',
  price: 19_900,
  minutes: 30,
}
const file = {
  id,
  version: 1,
  name: 'terms.pdf',
  kind: 'general',
  mime: 'application/pdf',
  bytes: 900,
  width: null,
  height: null,
  url: '/f',
}

beforeEach(() => {
  stored = undefined
  const of = (name: string) => (name === 'files' ? file : row)
  answerWith(
    Object.fromEntries(Object.values(resources).map(({ name, path }) => [`GET /${path}`, { body: { data: [of(name)], total: 1 } }])),
  )
  // The editor of formatted text measures these; jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
afterEach(() => {
  cleanup()
  clearAdmin()
})

describe.each(['english', 'arabic'] as const)('an input in %s', (language) => {
  it.each(kinds)('of the kind %s is named, minds axe, and turns what is typed into what is stored', async (kind) => {
    await open(kind, language, ways[kind].before)
    const label = labelIn(kind, language)
    const named = screen.queryAllByLabelText(label, { exact: false }).length + screen.queryAllByRole('group', { name: label }).length
    expect(named).toBeGreaterThan(0)
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map((one) => `${one.id}: ${one.nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([])
    await ways[kind].type(language)
    await waitFor(async () => {
      await save()
      expect({ stored, wrong: Object.keys(checked) }).toEqual({ stored: ways[kind].stored, wrong: [] })
    })
  })
})

describe('what is refused', () => {
  it.each(kinds.filter((kind) => ways[kind].refused))('of the kind %s is told beside the field', async (kind) => {
    const { refused, before } = ways[kind]
    await open(kind, 'english', before)
    await refused?.type()
    await save()
    const alert = (await screen.findAllByRole('alert'))[0]
    const said = refused?.english ?? ''
    if (typeof said === 'string') expect(alert?.textContent).toBe(said)
    else expect(alert?.textContent).toMatch(said)
    expect(stored).toBeUndefined()
  })
})

describe.each(['english', 'arabic'] as const)('a value in %s', (language) => {
  it.each([...places.keys()])('of the kind %s that is not there is a dash', async (kind) => {
    const { resource, name, field } = placeOf(kind)
    const { View } = partOf(field)
    signIn('Administrator', language)
    draw(<View field={field} name={name} resource={resource} value={null} />, { resource, path: '/', route: '/', language })
    expect(await screen.findByRole('img')).toBeTruthy()
  })
})
