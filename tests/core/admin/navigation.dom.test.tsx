// Moves between the admin's pages: what they do to the browser's history, and how a form holds them back.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { EditPage } from '../../../src/admin/core/form/EditPage.tsx'
import { createHistory, type Guard } from '../../../src/admin/core/navigation/history.ts'
import { HistoryRouter, useBlocker } from '../../../src/admin/core/navigation/HistoryRouter.tsx'
import { routerProvider } from '../../../src/admin/core/navigation/routerProvider.ts'
import { session } from '../../../src/session/index.ts'
import { answerWith, clearAdmin, draw, historyAt, signIn } from './adminFixture.tsx'

const address = () => window.location.pathname + window.location.search + window.location.hash
/** The next step through the history, which the browser makes later. */
const stepped = () => act(() => new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true })))
const back = () => {
  const done = stepped()
  window.history.back()
  return done
}

function Here() {
  const { pathname, search, state } = useLocation()
  return <p data-testid="here">{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</p>
}
const here = () => screen.getByTestId('here').textContent

afterEach(() => {
  cleanup()
  clearAdmin()
})

describe('the history', () => {
  const open = (path = '/home/a') => {
    const history = historyAt(path)
    const view = (
      <HistoryRouter history={history}>
        <Here />
        <Link to="/home/b?page=2" state={{ from: 'a' }}>
          To B
        </Link>
      </HistoryRouter>
    )
    return { history, ...render(view) }
  }

  it('shows what a link leads to, and what the browser goes back to', async () => {
    open()
    expect(here()).toBe('POP /home/a null')
    fireEvent.click(screen.getByRole('link'))
    expect(here()).toBe('PUSH /home/b?page=2 {"from":"a"}')
    expect(address()).toBe('/home/b?page=2')
    await back()
    expect(here()).toBe('POP /home/a null')
  })

  it('replaces an entry without adding one', async () => {
    const { history } = open()
    act(() => history.push('/home/b'))
    const { length } = window.history
    act(() => history.replace('/home/c'))
    expect(window.history.length).toBe(length)
    await back()
    expect(address()).toBe('/home/a')
  })

  it('finds the state of an entry again after the page was loaded anew', () => {
    const { history, unmount } = open()
    act(() => history.push('/home/b', { kept: 1 }))
    unmount()
    render(
      <HistoryRouter history={createHistory()}>
        <Here />
      </HistoryRouter>,
    )
    expect(here()).toBe('POP /home/b {"kept":1}')
  })

  it('encodes addresses as the browser does', () => {
    const { history } = open()
    expect(history.encodeLocation?.({ pathname: '/home/Dr. Ä' }).pathname).toBe('/home/Dr.%20%C3%84')
    act(() => history.push('/home/Dr. Ä#part'))
    expect(address()).toBe('/home/Dr.%20%C3%84#part')
  })
})

describe('a guard', () => {
  const open = async (guard: Guard) => {
    const history = historyAt('/home/a')
    render(
      <HistoryRouter history={history}>
        <Here />
      </HistoryRouter>,
    )
    act(() => history.push('/home/b'))
    const onMove = vi.fn<Guard>(guard)
    return { history, onMove, end: history.guard(onMove) }
  }

  it('is told from where to where and how', async () => {
    const { history, onMove } = await open(() => false)
    act(() => history.push('/home/c?x=1'))
    act(() => history.replace('/home/d'))
    await back()
    const moves = onMove.mock.calls.map(([{ currentLocation, nextLocation, historyAction }]) => [
      historyAction,
      currentLocation.pathname,
      nextLocation.pathname + nextLocation.search,
    ])
    expect(moves).toEqual([
      ['PUSH', '/home/b', '/home/c?x=1'],
      ['REPLACE', '/home/c', '/home/d'],
      ['POP', '/home/d', '/home/b'],
    ])
  })

  it('stops a link, which can be followed later without being asked again', async () => {
    const { history, onMove } = await open(() => true)
    act(() => history.push('/home/c'))
    expect(address()).toBe('/home/b')
    act(() => onMove.mock.calls[0]?.[0].proceed())
    expect(here()).toBe('PUSH /home/c null')
    expect(onMove).toHaveBeenCalledTimes(1)
  })

  it('stops a step back: the address stays, and the step can be made later', async () => {
    const { onMove } = await open(() => true)
    await back()
    await waitFor(() => expect(address()).toBe('/home/b'))
    expect(here()).toBe('PUSH /home/b null')
    const done = stepped()
    onMove.mock.calls[0]?.[0].proceed()
    await done
    expect(here()).toBe('POP /home/a null')
    expect(onMove).toHaveBeenCalledTimes(1)
  })

  it('is asked again after a stopped step was given up, and no longer once it ended', async () => {
    const { onMove, end } = await open(() => true)
    await back()
    await waitFor(() => expect(address()).toBe('/home/b'))
    await back()
    await waitFor(() => expect(address()).toBe('/home/b'))
    expect(onMove).toHaveBeenCalledTimes(2)
    end()
    await back()
    expect(here()).toBe('POP /home/a null')
  })

  it('is asked about a step past a link within the page', async () => {
    const { onMove } = await open(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
    const done = stepped()
    window.location.hash = '#content'
    await done
    expect(address()).toBe('/home/b#content')
    const leaving = stepped()
    window.history.go(-2)
    await leaving
    await waitFor(() => expect(address()).toBe('/home/b#content'))
    expect(onMove).toHaveBeenCalledTimes(2)
  })
})

describe("react-admin's way to hold moves back", () => {
  function Form() {
    const blocker = useBlocker(true)
    return blocker.state === 'blocked' ? <button onClick={blocker.reset}>{`Stay, not ${blocker.location.pathname}`}</button> : null
  }

  it('is ours', () => {
    expect(routerProvider.useBlocker).toBe(useBlocker)
    expect(routerProvider.useCanBlock()).toBe(true)
  })

  it('ends with the component that asked', () => {
    const history = historyAt('/home/form')
    render(
      <HistoryRouter history={history}>
        <Routes>
          <Route path="/home/form" element={<Form />} />
          <Route path="*" element={<Here />} />
        </Routes>
      </HistoryRouter>,
    )
    act(() => history.push('/home/b'))
    fireEvent.click(screen.getByRole('button', { name: 'Stay, not /home/b' }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(address()).toBe('/home/form')
    cleanup()
    history.push('/home/c')
    expect(address()).toBe('/home/c')
  })
})

describe('a form with unsaved input', () => {
  const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
  const city = {
    id,
    version: 1,
    name: { en: 'Riyadh', ar: 'الرياض' },
    active: true,
    createdAt: '',
    createdBy: null,
    updatedAt: '2026-11-21T08:00:00.000Z',
    updatedBy: null,
    deletedAt: null,
  }
  const form = `/home/cities/${id}`
  const box = () => screen.findByLabelText<HTMLInputElement>('Name, English')
  const typed = async () => {
    createHistory().push('/before')
    createHistory().push(form)
    draw(
      <>
        <EditPage />
        <Link to="/home/leads">Leads</Link>
      </>,
      { resource: 'cities', path: form, route: '/home/cities/:id' },
    )
    fireEvent.change(await box(), { target: { value: 'Half typed' } })
    await waitFor(async () => expect((await box()).value).toBe('Half typed'))
  }
  const question = () => screen.findByRole('dialog', { name: 'You have unsaved changes' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  beforeEach(() => {
    signIn()
    answerWith({ [`GET /masters/cities/${id}`]: { body: city } })
  })

  it('asks before a link is followed, and stays where the person wants to', async () => {
    await typed()
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }))
    await question()
    press('Keep editing')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(form)
    expect((await box()).value).toBe('Half typed')
  })

  it('follows the link once the person has decided', async () => {
    await typed()
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }))
    await question()
    press('Keep for later')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(address()).toBe('/home/leads')
  })

  it("asks before the browser's step back, and goes back once the person has decided", async () => {
    await typed()
    await back()
    await question()
    await waitFor(() => expect(address()).toBe(form))
    press('Keep for later')
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(address()).toBe('/before')
  })

  it('does not hold a person whose session has ended', async () => {
    await typed()
    session.remove('token')
    fireEvent.click(screen.getByRole('link', { name: 'Leads' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })
})
