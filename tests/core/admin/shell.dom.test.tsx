import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'react-router-dom'
import { BranchSwitch } from '../../../src/admin/core/layout/BranchSwitch.tsx'
import { GlobalShortcuts } from '../../../src/admin/core/layout/GlobalShortcuts.tsx'
import { SearchDialog } from '../../../src/admin/search/SearchDialog.tsx'
import { ShellDialogs } from '../../../src/admin/core/layout/ShellDialogs.tsx'
import { shown } from '../../../src/admin/core/layout/shown.ts'
import { fold, piecesOf, wordsOf } from '../../../src/admin/core/parts/marks.ts'
import { firstWays, mastersFor, menuFor, nameOfWay, wayHere, wayTo } from '../../../src/admin/core/layout/menu.ts'
import { deviceOf } from '../../../src/admin/staff/me/device.ts'
import { ResourceList } from '../../../src/admin/core/list/ResourceList.tsx'
import { rereadVisits, useNotedVisits, visited } from '../../../src/admin/core/recent.ts'
import { useShortcut } from '../../../src/admin/core/shortcuts.ts'
import type { Translate } from '../../../src/i18n/index.ts'
import { may } from '../../../src/schema/core/access.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'
import { menuEntries, menuEntriesOfType } from '../../../src/schema/core/menuEntries.ts'
import { overrides } from '../../../src/admin/overrides.ts'
import { resources } from '../../../src/schema/resources.ts'
import { definitionOf } from '../../../src/admin/core/definition.ts'
import { session } from '../../../src/session/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, staffAs } from './adminFixture.tsx'

const customerId = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const branchId = '01a1fc66-43db-76fc-aebe-ac1763e62b26'
const customer = {
  id: customerId,
  version: 1,
  firstName: 'Mona',
  lastName: 'Alharbi',
  mobile: '+966551234567',
  email: null,
  customerCode: null,
  tags: [],
}
const found = { groups: [{ resource: 'customers', total: 1, rows: [customer] }] }
const branches = {
  data: [
    { id: branchId, name: { en: 'Olaya', ar: 'العليا' } },
    { id: '01a1fc66-43db-76fc-aebe-ac1763e62b27', name: { en: 'Khobar', ar: 'الخبر' } },
  ],
  total: 2,
}
const Here = () => <p data-testid="here">{useLocation().pathname}</p>
const place = { resource: 'leads', path: '/home/leads', route: '/home/leads' }

beforeEach(() => {
  rereadVisits()
  signIn()
})
afterEach(() => {
  shown.set(null)
  clearAdmin()
})

describe('the global search', () => {
  const open = () =>
    draw(
      <>
        <SearchDialog onClose={() => undefined} />
        <Here />
      </>,
      { ...place, route: '*' },
    )
  const field = () => screen.getByRole('combobox')

  it('asks once with the words in the body, and marks what was found', async () => {
    answerWith({ 'POST /misc/search': { body: found } })
    open()
    for (const value of ['m', 'mo', 'mon']) fireEvent.change(field(), { target: { value } })
    const option = await screen.findByRole('option', { name: /Mona/ })
    expect(requests.filter(({ call }) => call.includes('search'))).toEqual([{ call: 'POST /misc/search', body: { q: 'mon' } }])
    expect(within(option).getByText('Mon').tagName).toBe('MARK')
  })

  it('is walked with the arrows and opened with Enter', async () => {
    answerWith({ 'POST /misc/search': { body: found } })
    open()
    fireEvent.change(field(), { target: { value: 'new' } })
    await screen.findByRole('option', { name: /Mona/ })
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Mona')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('New')
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByTestId('here').textContent).toBe(`/home/customers/${customerId}/show`)
  })

  it('opens what was meant when Enter came before the answer', async () => {
    answerWith({ 'POST /misc/search': { body: found } })
    open()
    fireEvent.change(field(), { target: { value: 'mona' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(screen.getByTestId('here').textContent).toBe(`/home/customers/${customerId}/show`))
  })

  it('opens a new tab with Ctrl and Enter and stays where it is', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    answerWith({ 'POST /misc/search': { body: found } })
    open()
    fireEvent.change(field(), { target: { value: 'mona' } })
    await screen.findByRole('option', { name: /Mona/ })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    expect(opened).toHaveBeenCalledWith(`/home/customers/${customerId}/show`, '_blank', 'noopener')
    expect(screen.getByTestId('here').textContent).toBe('/home/leads')
    opened.mockRestore()
  })

  it('says so when nothing is found, and when it did not work', async () => {
    answerWith({ 'POST /misc/search': { body: { groups: [] } } })
    open()
    fireEvent.change(field(), { target: { value: 'qqq' } })
    expect(await screen.findByText('No results')).toBeTruthy()
    answerWith({ 'POST /misc/search': { status: 500, body: { message: 'No.', code: 'internal' } } })
    fireEvent.change(field(), { target: { value: 'qqqq' } })
    expect(await screen.findByText('Search failed')).toBeTruthy()
  })

  it('does what can be done from anywhere, once nothing else turned out to be meant', async () => {
    answerWith({ 'POST /misc/search': { body: { groups: [] } } })
    open()
    fireEvent.change(field(), { target: { value: 'dark' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(session.get('theme')).toBe('dark'))
  })

  it('offers the last rows by their present names while nothing is typed', async () => {
    const { tenantId, id } = staffAs('Administrator')
    visited(`${tenantId}:${id}`, { resource: 'customers', id: customerId })
    answerWith({ 'GET /customers': { body: { data: [customer], total: 1 } } })
    open()
    expect(await screen.findByText('Mona Alharbi')).toBeTruthy()
    expect(localStorage.getItem('wakeel-recent')).not.toContain('Mona')
  })

  it('offers nobody the rows that somebody else opened', () => {
    visited('noor:somebody-else', { resource: 'customers', id: customerId })
    answerWith({})
    open()
    expect(screen.queryByText('Recently opened')).toBeNull()
  })
})

describe('rows that were opened', () => {
  function Noter() {
    useNotedVisits()
    return null
  }
  it('are noted with resource and id alone', () => {
    answerWith({})
    draw(<Noter />, { resource: 'customers', path: `/home/customers/${customerId}/show`, route: '*' })
    const { tenantId, id } = staffAs('Administrator')
    expect(JSON.parse(localStorage.getItem('wakeel-recent') ?? '')).toEqual({
      [`${tenantId}:${id}`]: [{ resource: 'customers', id: customerId }],
    })
  })
})

describe('the search compares as the server does', () => {
  it('whatever the script of the digits, the case and the letters that people mix', () => {
    expect(fold('أحمد ٢٠٢٦ X')).toBe('احمد 2026 x')
    expect(piecesOf('فاطمة', wordsOf('فاطمه'))).toEqual([{ text: 'فاطمة', marked: true }])
    expect(piecesOf('+966551234567', wordsOf('0551'))).toEqual([
      { text: '+966', marked: false },
      { text: '551', marked: true },
      { text: '234567', marked: false },
    ])
  })
})

describe('shortcuts', () => {
  function Page({ action }: { action: () => void }) {
    useShortcut('j', 'admin.list.next', action)
    return null
  }
  const press = (init: KeyboardEventInit, target: Element = document.body) =>
    fireEvent(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  const services = (more = <p />) =>
    draw(
      <>
        <GlobalShortcuts />
        <ShellDialogs />
        <input aria-label="field" />
        {more}
        <Here />
      </>,
      { ...place, route: '*' },
    )

  it('jump with g and a letter, on an Arabic keyboard too', () => {
    answerWith({})
    services()
    press({ key: 'g' })
    press({ key: 'c' })
    expect(screen.getByTestId('here').textContent).toBe('/home/customers')
    press({ key: 'ل', code: 'KeyG' })
    press({ key: 'م', code: 'KeyL' })
    expect(screen.getByTestId('here').textContent).toBe('/home/leads')
    press({ key: 'n' })
    expect(screen.getByTestId('here').textContent).toBe('/home/leads/create')
  })

  it('leave letters alone while somebody types', () => {
    answerWith({})
    const action = vi.fn<() => void>()
    services(<Page action={action} />)
    press({ key: 'j' }, screen.getByLabelText('field'))
    expect(action).not.toHaveBeenCalled()
    press({ key: 'j' })
    expect(action).toHaveBeenCalledTimes(1)
  })

  it('are listed in the help while they are in force', async () => {
    answerWith({})
    services(<Page action={() => undefined} />)
    press({ key: '?' })
    const help = await screen.findByRole('dialog')
    expect(within(help).getByText('Next page')).toBeTruthy()
    expect(within(help).getAllByText('Search everything')).toHaveLength(1)
    expect(within(help).getByText('Leads')).toBeTruthy()
  })

  it('do not jump where the person may not go', () => {
    signIn('Parts Manager')
    answerWith({})
    services()
    press({ key: 'g' })
    press({ key: 'n' })
    expect(screen.getByTestId('here').textContent).not.toBe('/home/staff')
  })
})

describe('the branch', () => {
  it('narrows lists visibly until all branches are wanted again', async () => {
    answerWith({ 'GET /masters/dealershipLocations': { body: branches } })
    const requested = vi.spyOn(globalThis, 'fetch')
    const lastQuery = () =>
      requested.mock.calls
        .map(([url]) => String(url))
        .filter((url) => url.includes('/leads?'))
        .at(-1)
    draw(
      <>
        <BranchSwitch slim={false} />
        <ResourceList />
      </>,
      place,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Branch: All branches' }))
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Olaya' }))
    expect(session.get('branch')).toBe(branchId)
    const chip = (await screen.findByText('Branch is Olaya')).closest('.MuiChip-root')
    await waitFor(() => expect(lastQuery()).toContain(`locationId=${branchId}`))
    fireEvent.click(within(chip as HTMLElement).getByTestId('CancelIcon'))
    await waitFor(() => expect(lastQuery()).not.toContain('locationId'))
    expect(session.get('branch')).toBeUndefined()
  })

  it('offers people their own branches only, and nothing where there is one', async () => {
    signIn('Sales Manager')
    session.set('staff', { ...staffAs('Sales Manager'), locationIds: [branchId] })
    answerWith({ 'GET /masters/dealershipLocations': { body: branches } })
    draw(<BranchSwitch slim={false} />, place)
    await waitFor(() => expect(requests.some(({ call }) => call.includes('dealershipLocations'))).toBe(true))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
describe('the menu', () => {
  const ask = (designation: Parameters<typeof staffAs>[0]) => (action: Parameters<typeof may>[2], resource: string) =>
    may(staffAs(designation), definitionOf(resource), action)

  it('holds no master and nothing hidden, and one way to the masters', () => {
    const names = menuFor(ask('Administrator')).flatMap((group) => group.names)
    expect(names).toContain('masters')
    expect(
      names.filter(
        (name) =>
          Object.hasOwn(resources, name) &&
          (definitionOf(name).group === 'masters' || (definitionOf(name).hidden && !overrides[name]?.List)),
      ),
    ).toEqual([])
    expect(mastersFor(ask('Administrator'))).toContain('makes')
    expect(menuFor(ask('Parts Manager')).flatMap((group) => group.names)).not.toContain('masters')
  })

  it('begins with what the job needs; where an entry may not be opened, the next one moves up', () => {
    signIn('Sales Manager')
    expect(firstWays(ask('Sales Manager'), 5)).toEqual(['leads', 'testDrives', 'followUps', 'customers', 'calendar'])
    session.set('staff', { ...staffAs('Sales Manager'), closedModules: ['testDrive'] })
    const without = (action: Parameters<typeof may>[2], resource: string) =>
      may({ ...staffAs('Sales Manager'), closedModules: ['testDrive'] }, definitionOf(resource), action)
    expect(firstWays(without, 5)).toEqual(['leads', 'followUps', 'customers', 'calendar', 'complaints'])
    clearAdmin()
  })

  it('names every entry of every job, and each job has six that somebody of it may open', () => {
    for (const [designation, entries] of Object.entries(menuEntries)) {
      const one = { ...staffAs(designation as StaffSession['designation']) }
      signIn(one.designation)
      const first = firstWays(ask(one.designation), 5)
      expect([designation, first]).toEqual([designation, entries.filter((name) => first.includes(name))])
      expect(first).toHaveLength(5)
      clearAdmin()
    }
    for (const name of [...Object.values(menuEntries), ...Object.values(menuEntriesOfType)].flat())
      expect([name, nameOfWay(((key: string) => key) as Translate, name)]).toEqual([name, expect.stringMatching(/^(admin|resources)\./)])
  })

  it('finds the link that leads to a page, and of two the one that says more', () => {
    const names = ['dashboard', 'appointments', 'workshop', 'testDrives', 'leads']
    const at = (address: string) => {
      const [pathname = '', query = ''] = address.split('?')
      return wayHere(names, { pathname, search: query && `?${query}` })
    }
    expect(at('/home/dashboard/figures')).toBe('dashboard')
    expect(at('/home/appointments/0189d895/show')).toBe('appointments')
    expect(at('/home/appointments/board')).toBe('workshop')
    expect(at(wayTo('testDrives'))).toBe('testDrives')
    expect(at('/home/customers')).toBeUndefined()
  })
})

describe('a device', () => {
  it('is told from what the browser calls itself', () => {
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toMatchObject({
      browser: 'Edge',
      system: 'Windows',
    })
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')).toEqual({
      browser: 'Safari',
      system: 'iPhone',
      phone: true,
    })
    expect(deviceOf(null)).toEqual({ browser: null, system: null, phone: false })
  })
})
