import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const loads: (() => Promise<unknown>)[] = []
const signs = ['pointerdown', 'keydown'] as const

function fetchAll(): void {
  // Without a network it waits for the next sign: what fails would be told as a newer version of the page.
  if (!navigator.onLine) return
  for (const sign of signs) removeEventListener(sign, fetchAll)
  for (const load of loads.splice(0)) void load().catch(() => undefined)
}

/**
 * A part of a page that is not drawn at first: its code is fetched when somebody begins to use the page, or when it is drawn.
 * What the first look at a page needs stays small so.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  loads.push(load)
  if (typeof window !== 'undefined') for (const sign of signs) addEventListener(sign, fetchAll, { passive: true })
  return lazy(async () => ({ default: await load() }))
}
