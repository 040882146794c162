// The rows that a person opened last, on this device: resource and id only, by tenant and person. Names are loaded each time.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { resources } from '../../schema/resources.ts'
import { beforeClearing } from '../../session/clearStored.ts'
import { createListeners, useSession } from '../../session/index.ts'

/** A row that was opened. */
export interface Visit {
  resource: string
  id: string
}
type Kept = Record<string, Visit[]>
const entry = 'wakeel-recent'
const limit = 15
const none: readonly Visit[] = []
const { subscribe, notify } = createListeners()
const place = /^\/home\/(\w+)\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/

const isVisit = (one: unknown): one is Visit =>
  typeof one === 'object' && one !== null && 'resource' in one && 'id' in one && String(one.resource) in resources

function load(): Kept {
  try {
    const given = JSON.parse(localStorage.getItem(entry) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(given).map(([who, visits]) => [who, Array.isArray(visits) ? visits.filter(isVisit) : []]))
  } catch {
    return {}
  }
}
let kept: Kept | undefined
const present = (): Kept => (kept ??= load())

const keep = (who: string, visits: Visit[]) => {
  kept = { ...present(), [who]: visits }
  try {
    localStorage.setItem(entry, JSON.stringify(kept))
  } catch {
    // Blocked or full: kept in memory until the page is reloaded.
  }
  notify()
}

/** Adds a visit as the newest. */
export function visited(who: string, visit: Visit): void {
  const [newest] = present()[who] ?? none
  if (newest?.id === visit.id && newest.resource === visit.resource) return
  const others = (present()[who] ?? []).filter(({ id, resource }) => id !== visit.id || resource !== visit.resource)
  keep(who, [visit, ...others].slice(0, limit))
}

/** Removes a row that no longer exists. */
function forgotten(who: string, gone: Visit): void {
  const visits = present()[who] ?? none
  const left = visits.filter(({ id, resource }) => id !== gone.id || resource !== gone.resource)
  if (left.length < visits.length) keep(who, left)
}

/** Clears the memory; the next access reads the storage. */
export const rereadVisits = (): void => {
  kept = undefined
}
beforeClearing(rereadVisits)

function useWho(): string | undefined {
  const staff = useSession('staff')
  return staff && `${staff.tenantId}:${staff.id}`
}

/** The person's last rows, newest first. */
export function useRecent(): readonly Visit[] {
  const who = useWho()
  return useSyncExternalStore(subscribe, () => (who ? (present()[who] ?? none) : none))
}

/** Removes a row once it is known to be deleted. */
export function useForgetting(visit: Visit, gone: boolean): void {
  const who = useWho()
  const { resource, id } = visit
  useEffect(() => {
    if (who && gone) forgotten(who, { resource, id })
  }, [who, gone, resource, id])
}

/** Records every row whose page is opened; used once, by the layout. */
export function useNotedVisits(): void {
  const who = useWho()
  const { pathname } = useLocation()
  useEffect(() => {
    const [, resource, id] = place.exec(pathname) ?? []
    if (who && resource && id && resource in resources) visited(who, { resource, id })
  }, [who, pathname])
}
