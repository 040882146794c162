import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../src/admin/core/definition.ts'
import { holds } from '../../../src/schema/core/resource.ts'
import { filterOf } from '../../../src/fields/adminFilters.ts'
import { CreatePage } from '../../../src/admin/core/form/CreatePage.tsx'
import { formSections, initialValues } from '../../../src/admin/core/form/visibleFields.ts'
import { resources } from '../../../src/schema/resources.ts'
import { answerWith, clearAdmin, draw, signIn, textsOf } from './adminFixture.tsx'

const writable = Object.values(resources)
  .filter((resource) => !('readOnly' in resource && resource.readOnly))
  .map(({ name }) => name)
const key = /\b(resources|admin|enumerations|validation|errors)\.[A-Za-z]/
interface Texts {
  resources: Record<string, { fields: Record<string, string> }>
}

// Besides an empty list for each resource, the data that the form of message templates reads.
beforeEach(() => answerWith({ 'GET /misc/message-wordings': { body: { wordings: [] } } }))
afterEach(clearAdmin)

describe.each(['english', 'arabic'] as const)('the form of a new row in %s', (language) => {
  it.each(writable)('of %s names every field and shows no key', async (resource) => {
    signIn('Administrator', language)
    draw(<CreatePage />, { resource, path: `/home/${resource}/create`, route: '/home/:resource/create', language })
    const labels = (textsOf(language) as unknown as Texts).resources[resource]?.fields ?? {}
    const shown = formSections(resource, undefined)
      .flatMap(({ fields }) => fields)
      .filter((name) => holds(fieldsOf(resource)[name]?.onlyWith, initialValues(resource)))
    expect(shown.length).toBeGreaterThan(0)
    // Some inputs are loaded lazily. What was found is not looked for again: a large form would take all the time that they need.
    let missing = shown
    await waitFor(() => {
      missing = missing.filter((name) => screen.queryAllByText(labels[name] ?? name, { exact: false }).length === 0)
      expect(missing).toEqual([])
    })
    await waitFor(() => expect(document.body.textContent).not.toMatch(key))
  })
})

it('asks for what counts with what was chosen, and for nothing else', async () => {
  signIn('Administrator', 'english')
  draw(<CreatePage />, { resource: 'promotionCodes', path: '/home/promotionCodes/create', route: '/home/:resource/create' })
  const fields = () => ['percent', 'amount'].filter((name) => document.querySelector(`[data-field=${name}]`))
  await waitFor(() => expect(fields()).toEqual(['percent']))
  fireEvent.mouseDown(within(document.querySelector('[data-field=kind]') as HTMLElement).getByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: 'Fixed amount' }))
  await waitFor(() => expect(fields()).toEqual(['amount']))
})

describe('every field', () => {
  it('that counts with another only is no longer told where that one says otherwise', () => {
    const { percent, amount } = fieldsOf('promotionCodes')
    expect([percent, amount].map((field) => holds(field?.onlyWith, { kind: 'amount', percent: 0, amount: 5000 }))).toEqual([false, true])
    expect(holds(fieldsOf('promotionCodes')['code']?.onlyWith, {})).toBe(true)
  })

  it('that narrows a list has a filter of its kind', () => {
    const without = Object.keys(resources).flatMap((resource) =>
      Object.entries(fieldsOf(resource))
        .filter(([, field]) => field.filterBy !== 'none' && !filterOf(field))
        .map(([name]) => `${resource}.${name}`),
    )
    expect(without).toEqual([])
  })
})
