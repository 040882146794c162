import type { BaseSyntheticEvent } from 'react'
import { HttpError } from './HttpError.ts'

const working = new WeakSet<EventTarget>()
const busy = ['aria-busy', 'aria-disabled']

/**
 * The handler of every button and form that starts a call. Until the promise of `act` settles, the pressed button is busy and further
 * presses do nothing; it is not disabled, so that it keeps the focus. Without a network nothing is sent, so nothing is waited for. Errors
 * of calls were shown by the client. A form is never sent by the browser itself, and not to a form around it. `at`
 * is the button that opened a menu whose item is pressed: it stays, and the item does not.
 */
export const press =
  (act: (event: BaseSyntheticEvent) => unknown, at?: Element | null) =>
  (event: BaseSyntheticEvent): void => {
    const place = event.currentTarget as Element
    if (event.type === 'submit') {
      event.preventDefault()
      event.stopPropagation()
    }
    if (working.has(place)) return
    const work = act(event)
    if (!(work instanceof Promise)) return
    const button = at ?? (event.nativeEvent as SubmitEvent).submitter ?? place
    const end = () => {
      removeEventListener('offline', end)
      working.delete(place)
      for (const name of busy) button.removeAttribute(name)
    }
    void work.finally(end).catch((failure: unknown) => {
      if (!(failure instanceof HttpError)) throw failure
    })
    if (!navigator.onLine) return
    working.add(place)
    addEventListener('offline', end)
    // No state of a component: whatever is drawn meanwhile leaves these attributes alone.
    for (const name of busy) button.setAttribute(name, 'true')
  }
