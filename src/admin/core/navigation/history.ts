// The browser's history for react-router's `Router`, with moves that can be stopped. react-router itself stops moves only with its data
// router, whose loaders and actions the admin has no use for.
import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom'
import { createStore, type Store } from '../../../session/listenerStore.ts'

/** Where the person is and how they came there. */
export interface Place {
  readonly location: Location
  readonly action: NavigationType
}
/** A move to another place, before it happens. */
export interface Move {
  readonly currentLocation: Location
  readonly nextLocation: Location
  readonly historyAction: NavigationType
  /** Makes the move after it was stopped, without asking again. */
  proceed(): void
}
/** Called before each move; true stops it. */
export type Guard = (move: Move) => boolean

/** The history of one page. */
export interface AdminHistory extends Navigator, Pick<Store<Place>, 'get' | 'subscribe'> {
  /** Asks before each move until the returned function is called; one guard at a time, the latest. */
  guard(guard: Guard): () => void
}

/** What an entry of the browser's history holds: the location's state and key, and the entry's index. */
interface Entry {
  usr?: unknown
  key?: string
  idx?: number
}
const entry = (): Entry => (window.history.state ?? {}) as Entry
const newKey = () => Math.random().toString(36).slice(2, 10)

function here(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entry()
  return { pathname, search, hash, state: usr, key }
}

/** Follows the browser's history from the present page on; source of every location that the admin shows. */
export function createHistory(): AdminHistory {
  const place = createStore<Place>({ location: here(), action: NavigationType.Pop })
  const mark = (index: number) => window.history.replaceState({ ...entry(), idx: index }, '')
  let index = entry().idx ?? 0
  mark(index)
  let active: Guard | undefined
  // Our own steps through the history come back as steps of the browser: the one that undoes a stopped step, and the one that repeats it.
  let undoing = false
  let repeating = false

  const arrive = (action: NavigationType) => place.set({ location: here(), action })
  const stops = (historyAction: NavigationType, nextLocation: Location, proceed: () => void) =>
    active?.({ currentLocation: place.get().location, nextLocation, historyAction, proceed }) ?? false

  function move(action: NavigationType.Push | NavigationType.Replace, to: To, state: unknown = null) {
    const { pathname } = window.location
    const next = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to), state, key: newKey() }
    const proceed = () => {
      if (action === NavigationType.Push) index += 1
      const written: Entry = { usr: state, key: next.key, idx: index }
      window.history[action === NavigationType.Push ? 'pushState' : 'replaceState'](written, '', createPath(next))
      arrive(action)
    }
    if (!stops(action, next, proceed)) proceed()
  }

  /** After a step through the history. The browser has made it already, so one that is stopped is undone. */
  function onStep() {
    if (undoing) {
      undoing = false
      return
    }
    // A link within the page (#content) makes an entry by itself.
    if (entry().idx === undefined) mark(index + 1)
    const { idx = index } = entry()
    const steps = idx - index
    const repeat = () => {
      repeating = true
      window.history.go(steps)
    }
    if (!repeating && stops(NavigationType.Pop, here(), repeat)) {
      undoing = true
      window.history.go(-steps)
      return
    }
    repeating = false
    index = idx
    arrive(NavigationType.Pop)
  }

  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    get: place.get,
    subscribe: (listener) => {
      const leave = place.subscribe(listener)
      window.addEventListener('popstate', onStep)
      return () => {
        window.removeEventListener('popstate', onStep)
        leave()
      }
    },
    guard: (guard) => {
      active = guard
      return () => {
        if (active === guard) active = undefined
      }
    },
    createHref,
    encodeLocation: (to) => {
      const { pathname, search, hash } = new URL(createHref(to), window.location.href)
      return { pathname, search, hash }
    },
    go: (steps) => window.history.go(steps),
    push: (to, state) => move(NavigationType.Push, to, state),
    replace: (to, state) => move(NavigationType.Replace, to, state),
  }
}
