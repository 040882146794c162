// Pages of stock react-admin over this project's providers: examples from its documentation work here.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import {
  BooleanInput,
  CoreAdminContext,
  CoreAdminUI,
  Create,
  DataTable,
  Edit,
  List,
  ListGuesser,
  memoryStore,
  Pagination,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../../../src/admin/core/client.ts'
import { ReactAdminNotices } from '../../../src/admin/core/layout/ReactAdminNotices.tsx'
import { EditPage } from '../../../src/admin/core/form/EditPage.tsx'
import { bareShell, FeaturePartsContext, type ByResource, type PageParts } from '../../../src/admin/core/featureParts.ts'
import { ListProvider } from '../../../src/admin/core/list/ListProvider.tsx'
import { useSelection } from '../../../src/admin/core/list/rows/selection.ts'
import { HistoryRouter } from '../../../src/admin/core/navigation/HistoryRouter.tsx'
import { routerProvider } from '../../../src/admin/core/navigation/routerProvider.ts'
import { ResourceShow } from '../../../src/admin/core/show/ResourceShow.tsx'
import { Toasts } from '../../../src/admin/core/layout/Toasts.tsx'
import { Appearance } from '../../../src/admin/core/theme/Appearance.tsx'
import { createAuthProvider } from '../../../src/authProvider/index.ts'
import { createDataProvider } from '../../../src/dataProvider/index.ts'
import { toasts } from '../../../src/http/index.ts'
import { createAdminI18n } from '../../../src/i18n/adminProvider.ts'
import { LanguageProvider } from '../../../src/i18n/index.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { clearAdmin, historyAt, signIn, textsOf } from './adminFixture.tsx'

type Row = Record<string, unknown> & { id: string; version: number }
const idOf = (place: number) => `01a1fc66-43db-76fc-aebe-${String(place).padStart(12, '0')}`
const rowsOf = (rows: readonly Record<string, unknown>[]): Row[] =>
  rows.map((row, place) => ({ version: 1, createdAt: '2026-11-01T08:00:00.000Z', ...row, id: idOf(place + 1) }))

// The API's tables by path, with its rules for pages, order, filters, versions and messages by field.
let tables: Record<string, Row[]> = {}
const sent: { method: string; path: string; query: Record<string, string>; body: Record<string, unknown> }[] = []
const answered = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

function listOf(rows: readonly Row[], { page = '1', size = '10', sort = 'id', order = 'ASC', q, ids, ...filter }: Record<string, string>) {
  const found = rows
    .filter((row) => (ids ? ids.split(',').includes(row.id) : true))
    .filter((row) => (q ? JSON.stringify(row).includes(q) : true))
    .filter((row) => Object.entries(filter).every(([name, value]) => name === 'view' || String(row[name]) === value))
    .toSorted((one, other) => String(one[sort]).localeCompare(String(other[sort])) * (order === 'DESC' ? -1 : 1))
  const from = (Number(page) - 1) * Number(size)
  return answered(200, { data: found.slice(from, from + Number(size)), total: found.length })
}

function written(path: string, row: Row): Response {
  if (row['code'] === 'XX')
    return answered(400, {
      message: 'Check the marked fields.',
      code: 'badInput',
      fields: { code: 'This code is taken.', 'name.ar': 'Arabic is missing.' },
    })
  tables = { ...tables, [path]: [...(tables[path] ?? []).filter(({ id }) => id !== row.id), row] }
  return answered(200, row)
}

function answerFromTables(): void {
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    const text = /^\/assets\/i18n\/(english|arabic)\.json$/.exec(pathname)
    if (text) return answered(200, textsOf(text[1] as LanguageWord))
    const place = pathname.replace(/^\/api\//, '')
    const path = Object.keys(tables).find((one) => place === one || place.startsWith(`${one}/`)) ?? place
    const id = place.slice(path.length + 1)
    const rows = tables[path] ?? []
    const row = rows.find((one) => one.id === id)
    const method = init.method ?? 'GET'
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>
    sent.push({ method, path, query: Object.fromEntries(searchParams), body })
    if (method === 'GET' && !id) return listOf(rows, Object.fromEntries(searchParams))
    if (method === 'POST') return written(path, { ...body, id: idOf(rows.length + 1), version: 1 })
    if (!row) return answered(404, { message: 'Not found.', code: 'notFound' })
    if (method === 'GET') return answered(200, row)
    if (String(body['version'] ?? searchParams.get('version')) !== String(row.version))
      return answered(409, { message: 'Somebody else saved this.', code: 'staleVersion', details: { current: row } })
    if (method === 'PUT') return written(path, { ...row, ...body, version: row.version + 1 })
    tables = { ...tables, [path]: rows.filter((one) => one !== row) }
    return answered(200, {})
  })
}

const Leads = () => (
  <List filters={[<TextInput key="q" source="q" label="Find" alwaysOn />]}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="mobile" />
    </DataTable>
  </List>
)
const form = (
  <SimpleForm>
    <TextInput source="code" />
    <TextInput source="dial_code" />
    <TextInput source="name.en" label="English" />
    <TextInput source="name.ar" label="Arabic" />
    <BooleanInput source="active" />
  </SimpleForm>
)
const Countries = () => (
  <List>
    <DataTable>
      <DataTable.Col source="code" />
    </DataTable>
  </List>
)
const OwnLeads = () => (
  <ListProvider resource="leads" arrival={() => ''}>
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
    <Pagination />
    <Chosen />
  </ListProvider>
)
function Chosen() {
  const { ids } = useSelection()
  return <p>{`chosen: ${ids.join()}`}</p>
}
const StockFact = () => <TextField source="dial_code" />
const StockInput = () => <TextInput source="dial_code" label="Stock input" />
const CountryEdit = () => <Edit mutationMode="pessimistic">{form}</Edit>
const CountryUndoable = () => <Edit>{form}</Edit>
const CountryCreate = () => <Create redirect="list">{form}</Create>

/** The staff area with stock pages in place of this project's own. */
async function open(path: string, { edit = CountryEdit, leads = Leads, parts = {} as ByResource<PageParts> } = {}) {
  const i18n = await createAdminI18n('english')
  const area = (
    <CoreAdminContext
      basename="/home"
      dataProvider={createDataProvider(client)}
      authProvider={createAuthProvider(client)}
      routerProvider={routerProvider}
      i18nProvider={i18n}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <FeaturePartsContext value={{ shell: bareShell, overrides: {}, pageParts: () => parts }}>
        <CoreAdminUI requireAuth disableTelemetry loginPage={false}>
          <Resource name="leads" list={leads} />
          <Resource name="countries" list={Countries} edit={edit} create={CountryCreate} show={ResourceShow} />
          <Resource name="vehicles" list={ListGuesser} />
        </CoreAdminUI>
      </FeaturePartsContext>
      <ReactAdminNotices />
    </CoreAdminContext>
  )
  const routes = (
    <Routes>
      <Route path="/home/*" element={area} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  )
  const history = historyAt(path)
  render(
    <LanguageProvider language="english" messages={textsOf('english')}>
      <Appearance>
        <HistoryRouter history={history}>{routes}</HistoryRouter>
        <Toasts />
      </Appearance>
    </LanguageProvider>,
  )
  return history
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

beforeEach(() => {
  signIn()
  toasts.clear()
  const people = ['Huda', 'Badr', 'Amal', 'Zaid', 'Omar', 'Lina', 'Sami', 'Nora', 'Fahd', 'Reem', 'Turki', 'Wafa']
  tables = {
    leads: rowsOf(people.map((name, place) => ({ name, mobile: `+9665512345${String(place).padStart(2, '0')}`, status: 'pending' }))),
    'masters/countries': rowsOf([
      { code: 'SA', dial_code: '966', name: { en: 'Saudi Arabia', ar: 'السعودية' }, active: true },
      { code: 'AE', dial_code: '971', name: { en: 'Emirates', ar: 'الإمارات' }, active: true },
    ]),
    vehicles: rowsOf([{ plate: 'ABC 1234', mileage: 12_000, soldOn: '2026-01-02' }]),
  }
  answerFromTables()
})
afterEach(() => {
  clearAdmin()
  toasts.clear()
})

describe('a stock list with a table', () => {
  it('shows rows, sorts them, pages through them and filters them', async () => {
    await open('/home/leads')
    await screen.findByText('Huda')
    expect(screen.getByText('1-10 of 12')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /Sort by name/ }))
    await waitFor(() => expect(names()[0]).toBe('Amal'))
    fireEvent.click(screen.getByRole('button', { name: /next page/i }))
    await waitFor(() => expect(names()).toEqual(['Wafa', 'Zaid']))
    fireEvent.change(screen.getByRole('textbox', { name: 'Find' }), { target: { value: 'Turki' } })
    await waitFor(() => expect(names()).toEqual(['Turki']))
    expect(sent.at(-1)).toMatchObject({ method: 'GET', path: 'leads', query: { q: 'Turki', sort: 'name', order: 'ASC', page: '1' } })
  })

  it('deletes the rows that were chosen, each against its own version, once nobody undid it', async () => {
    await open('/home/leads')
    const row = (await screen.findByText('Huda')).closest('tr')
    if (!row) throw new Error('A row holds the name.')
    fireEvent.click(within(row).getByRole('checkbox'))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Huda')).toBeNull())
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.query).toEqual({ version: '1' }))
  })
})

describe('stock parts in our own list', () => {
  it('sort, page and choose through its address and its selection', async () => {
    await open('/home/leads?perPage=10', { leads: OwnLeads })
    await screen.findByText('Huda')
    fireEvent.click(screen.getByRole('button', { name: /Sort by name/ }))
    await waitFor(() => expect(names()[0]).toBe('Amal'))
    fireEvent.click(screen.getByRole('button', { name: /next page/i }))
    await waitFor(() => expect(names()).toEqual(['Wafa', 'Zaid']))
    expect(window.location.search).toBe('?sort=name&order=ASC&page=2')
    const row = screen.getByText('Zaid').closest('tr')
    if (!row) throw new Error('A row holds the name.')
    fireEvent.click(within(row).getByRole('checkbox'))
    expect(await screen.findByText(`chosen: ${idOf(4)}`)).toBeTruthy()
  })
})

describe('stock parts in our own pages', () => {
  const parts = { countries: { Lead: StockFact, FormAside: StockInput } }

  it('show a value of the row', async () => {
    await open(`/home/countries/${idOf(1)}/show`, { edit: EditPage, parts })
    expect((await screen.findAllByText('966')).length).toBe(2)
  })

  it('are inputs of the form, and what is typed into them is saved', async () => {
    await open(`/home/countries/${idOf(1)}`, { edit: EditPage, parts })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Stock input' }), { target: { value: '00966' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/home/countries/${idOf(1)}/show`))
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ dial_code: '00966', version: 1 })
  })
})

describe('a stock form', () => {
  it('saves what was changed over the version that was read, and goes back to the list', async () => {
    await open(`/home/countries/${idOf(1)}`)
    const code = await screen.findByRole('textbox', { name: 'Dialling code' })
    fireEvent.change(code, { target: { value: '00966' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(window.location.pathname).toBe('/home/countries'))
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ dial_code: '00966', version: 1 })
  })

  it('says beside the field why the API refused it, also in a part of a field', async () => {
    await open('/home/countries/create')
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'XX' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This code is taken.')).toBeTruthy()
    expect(screen.getByText('Arabic is missing.')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: 'EG' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Arabic' }), { target: { value: 'مصر' } })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('EG')).toBeTruthy()
  })

  it('takes a change back that was undone, and sends the next one when its notice goes', async () => {
    const history = await open(`/home/countries/${idOf(2)}`, { edit: CountryUndoable })
    const change = async (text: string) => {
      fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: text } })
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    }
    await change('UA')
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('AE')).toBeTruthy()
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
    act(() => history.push(`/home/countries/${idOf(2)}`))
    await change('UE')
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ code: 'UE', version: 1 }))
  })
})

describe('a change that could still be undone', () => {
  it('is sent when its page is taken away', async () => {
    await open(`/home/countries/${idOf(2)}`, { edit: CountryUndoable })
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'UE' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Undo' })
    cleanup()
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ code: 'UE', version: 1 }))
  })
})

describe('a guessed list', () => {
  it('shows the columns that it finds in the rows', async () => {
    await open('/home/vehicles')
    expect(await screen.findByText('ABC 1234')).toBeTruthy()
    expect(screen.getByText('12,000')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Sort by plate/i })).toBeTruthy()
  })
})
