import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const loads: (() => Promise<unknown>)[] = []
const signs = ['pointerdown', 'keydown'] as const

function fetchAll(): void {
  // Not without a network: the failure would be shown as a newer version of the page.
  if (!navigator.onLine) return
  for (const sign of signs) removeEventListener(sign, fetchAll)
  for (const load of loads.splice(0)) void load().catch(() => undefined)
}

/**
 * A lazy part of a page: its code is loaded when the person starts to use the page, or when it is rendered, which keeps the first load
 * small.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  loads.push(load)
  if (typeof window !== 'undefined') for (const sign of signs) addEventListener(sign, fetchAll, { passive: true })
  return lazy(async () => ({ default: await load() }))
}
