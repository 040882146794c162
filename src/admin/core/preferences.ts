// How a person arranged the admin: columns, density, menu. Apart from the session, because it holds nothing about who they are.
import { useSyncExternalStore } from 'react'
import { beforeClearing } from '../../session/clearStored.ts'
import { createListeners } from '../../session/index.ts'

/** The preferences. */
export interface Preferences {
  columns: Readonly<Record<string, readonly string[]>>
  /** The default view of each list: its id and its address. */
  views: Readonly<Record<string, { id: string; search: string }>>
  /** The resources whose board opens instead of the list. */
  boards: Readonly<Record<string, boolean>>
  /** Whether the managers' figures are shown above the leads. */
  leadTeam: boolean
  /** Whether the totals are shown above the payments; null: where there is room. */
  paymentSummary: boolean | null
  /** Whether a sound is played for a new lead. */
  leadSound: boolean
  compact: boolean
  /** Whether the menu shows names; null: where there is room. */
  menuNames: boolean | null
  /** Whether the menu shows all its entries. */
  menuMore: boolean
}
const entry = 'wakeel-preferences'
/** The former name of the entry, which is renamed where it is found. */
const formerEntry = 'wakeel-desk'
const first: Preferences = {
  ...{ columns: {}, views: {}, boards: {}, leadTeam: false, paymentSummary: null, leadSound: false, compact: false },
  ...{ menuNames: null, menuMore: false },
}
const { subscribe, notify } = createListeners()

function load(): Preferences {
  try {
    const former = localStorage.getItem(formerEntry)
    if (former !== null) {
      localStorage.setItem(entry, former)
      localStorage.removeItem(formerEntry)
    }
    return { ...first, ...(JSON.parse(localStorage.getItem(entry) ?? '{}') as Partial<Preferences>) }
  } catch {
    return first
  }
}
let preferences: Preferences | undefined
const present = (): Preferences => (preferences ??= load())

/** Changes and stores preferences; with blocked storage they last until the next visit. */
export function arrange(change: Partial<Preferences>): void {
  preferences = { ...present(), ...change }
  try {
    localStorage.setItem(entry, JSON.stringify(preferences))
  } catch {
    // The preferences stay in memory.
  }
  notify()
}

// A usual view names people and what was searched for; how a list looks does not.
beforeClearing(() => arrange({ views: {} }))

/** The present preferences, outside rendering. */
export const currentPreferences = (): Preferences => present()

/** The present preferences. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, present, () => first)
