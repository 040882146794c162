// A button or form that starts a call is busy until the call is done, once, and keeps the focus.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError, press } from '../../../src/http/index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Work that the test ends. */
function held() {
  let resolve: () => void = () => undefined
  let reject: (failure: unknown) => void = resolve
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return {
    work: vi.fn<() => Promise<void>>(() => promise),
    end: () => act(async () => resolve()),
    fail: (failure: unknown) => act(async () => reject(failure)),
  }
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const isBusy = () => [button().getAttribute('aria-busy'), button().getAttribute('aria-disabled'), button().disabled]
const busy = ['true', 'true', false]
const idle = [null, null, false]

describe.each([
  [
    'a button',
    (work: () => unknown) => (
      <button type="button" onClick={press(work)}>
        Send
      </button>
    ),
  ],
  [
    'a form',
    (work: () => unknown) => (
      <form onSubmit={press(work)}>
        <button type="submit">Send</button>
      </form>
    ),
  ],
  [
    'a form whose button is outside of it',
    (work: () => unknown) => (
      <>
        <form id="step" onSubmit={press(work)} />
        <button type="submit" form="step">
          Send
        </button>
      </>
    ),
  ],
])('%s', (_what, draw) => {
  it('is busy until its work is done, does it once, and keeps the focus', async () => {
    const { work, end } = held()
    const { rerender } = render(draw(work))
    button().focus()
    fireEvent.click(button())
    expect(isBusy()).toEqual(busy)
    fireEvent.click(button())
    rerender(draw(work))
    expect([work.mock.calls.length, isBusy(), document.activeElement]).toEqual([1, busy, button()])
    await end()
    expect(isBusy()).toEqual(idle)
    fireEvent.click(button())
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is free again after a call that was refused, which the client has shown', async () => {
    const { work, fail } = held()
    render(draw(work))
    fireEvent.click(button())
    await fail(new HttpError(409, { message: 'Taken.' }))
    expect(isBusy()).toEqual(idle)
  })

  it('does not stay busy without a network, before the press or after it', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { work, end } = held()
    render(draw(work))
    fireEvent.click(button())
    expect([work.mock.calls.length, isBusy()]).toEqual([1, idle])
    online.mockReturnValue(true)
    fireEvent.click(button())
    expect(isBusy()).toEqual(busy)
    fireEvent(window, new Event('offline'))
    expect(isBusy()).toEqual(idle)
    await end()
  })

  it('is not busy for what is done at once', () => {
    render(draw(() => 'done'))
    fireEvent.click(button())
    expect(isBusy()).toEqual(idle)
  })
})

it('shows at the button that opened a menu that its item is at work', async () => {
  const { work, end } = held()
  const opener = () => screen.getByRole('button', { name: 'Send' })
  const menu = (anchor: Element | null) => (
    <>
      <button type="button">Send</button>
      {anchor && (
        <button type="button" onClick={press(work, anchor)}>
          Item
        </button>
      )}
    </>
  )
  const { rerender } = render(menu(null))
  rerender(menu(opener()))
  fireEvent.click(screen.getByRole('button', { name: 'Item' }))
  rerender(menu(null))
  expect(isBusy()).toEqual(busy)
  await end()
  expect(isBusy()).toEqual(idle)
})
