// What a person arranged: columns, density, the rail. Kept apart from the session, because it says how they work, not who they are.
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../session/index.ts'

/** The arrangement. */
export interface Preferences {
  columns: Readonly<Record<string, readonly string[]>>
  /** The view that each list begins with: its id and the address that it stands for. */
  views: Readonly<Record<string, { id: string; search: string }>>
  /** Of which resources the board stands for the list. */
  boards: Readonly<Record<string, boolean>>
  /** Whether what managers watch stands above the leads. */
  leadDesk: boolean
  /** Whether the days' totals stand above the payments; null: where there is room. */
  paymentDesk: boolean | null
  compact: boolean
  railOpen: boolean
}
const entry = 'wakeel-desk'
const first: Preferences = { columns: {}, views: {}, boards: {}, leadDesk: false, paymentDesk: null, compact: false, railOpen: false }
const { subscribe, notify } = createListeners()

function load(): Preferences {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(entry) ?? '{}') as Partial<Preferences>) }
  } catch {
    return first
  }
}
let preferences: Preferences | undefined
const present = (): Preferences => (preferences ??= load())

/** Rearranges and keeps it; a blocked storage costs nothing but the next visit. */
export function arrange(change: Partial<Preferences>): void {
  preferences = { ...present(), ...change }
  try {
    localStorage.setItem(entry, JSON.stringify(preferences))
  } catch {
    // The arrangement lives on in memory.
  }
  notify()
}

/** The present arrangement, outside of what is drawn. */
export const currentPreferences = (): Preferences => present()

/** The present arrangement. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, present, () => first)
