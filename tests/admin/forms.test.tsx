import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldsOf } from '../../src/admin/definition.ts'
import { partOf } from '../../src/admin/fields/index.ts'
import { CreatePage } from '../../src/admin/pages/form/CreatePage.tsx'
import { formSections } from '../../src/admin/pages/form/visibleFields.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { answerWith, clearDesk, draw, signIn, textsOf } from './desk.tsx'

const writable = Object.values(resources)
  .filter((resource) => !('readOnly' in resource && resource.readOnly))
  .map(({ name }) => name)
const key = /\b(resources|admin|enumerations|validation|errors)\.[A-Za-z]/
interface Texts {
  resources: Record<string, { fields: Record<string, string> }>
}

beforeEach(() => answerWith({}))
afterEach(clearDesk)

describe.each(['english', 'arabic'] as const)('the form of a new row in %s', (language) => {
  it.each(writable)('of %s names every field and shows no key', async (resource) => {
    signIn('Administrator', language)
    draw(<CreatePage />, { resource, path: `/home/${resource}/create`, route: '/home/:resource/create', language })
    const labels = (textsOf(language) as unknown as Texts).resources[resource]?.fields ?? {}
    const shown = formSections(resource, undefined).flatMap(({ fields }) => fields)
    expect(shown.length).toBeGreaterThan(0)
    // Some inputs come when they are needed.
    await waitFor(() =>
      expect(shown.filter((name) => screen.queryAllByText(labels[name] ?? name, { exact: false }).length === 0)).toEqual([]),
    )
    await waitFor(() => expect(document.body.textContent).not.toMatch(key))
  })
})

describe('every field', () => {
  it('that narrows a list has a filter of its kind', () => {
    const without = Object.keys(resources).flatMap((resource) =>
      Object.entries(fieldsOf(resource))
        .filter(([, field]) => field.filterBy !== 'none' && !partOf(field).Filter)
        .map(([name]) => `${resource}.${name}`),
    )
    expect(without).toEqual([])
  })
})
