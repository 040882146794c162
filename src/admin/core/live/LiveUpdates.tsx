import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../session/index.ts'
import { whenFree } from './hold.ts'
import { shareLive } from './share.ts'
import type { LiveEvent } from './subscribers.ts'
import { useLiveRefresh } from './useLiveRefresh.ts'

/** Queries that are updated automatically: a row and what is beside it. Lists and boards announce news instead. */
const eager: readonly unknown[] = ['getOne', 'related', 'history']
/** Resources of the menu's counts. */
const counted = ['leads', 'appointments', 'vehicles', 'complaints', 'roadsideAssistance', 'homeService', 'notifications']

/** Whether a query on the screen is affected by these events. */
function concerns({ queryKey: [resource, kind, about] }: Query, events: readonly LiveEvent[]): boolean {
  if (!eager.includes(kind)) return false
  const named = about as { id?: unknown; meta?: { for?: unknown } } | undefined
  // A form keeps its row (ChangedMeanwhile).
  if (kind === 'getOne' && named?.meta?.for === 'form') return false
  return events.some((event) => {
    if (event.action === 'resync') return true
    if (event.resource !== resource) return false
    return kind !== 'getOne' || event.action === 'many' || String(named?.id) === event.id
  })
}

/** Keeps the stream open while somebody is signed in, and updates the screen. */
export function LiveUpdates() {
  const staff = useSession('staff')
  const owner = staff && `${staff.tenantId}:${staff.id}`
  const memory = useQueryClient()
  useEffect(() => (owner ? shareLive(owner) : undefined), [owner])
  useLiveRefresh(['*'], (events) => {
    const all = events.some(({ action }) => action === 'resync')
    const about = (names: readonly string[]) => all || events.some(({ resource }) => names.includes(resource))
    const badges = about(counted) && memory.invalidateQueries({ queryKey: ['badges'] })
    const rights = about(['modules']) && memory.invalidateQueries({ queryKey: ['me'] })
    const touched = new Set<unknown>(events.map(({ resource }) => resource))
    const isTouched = (query: Query) => all || touched.has(query.queryKey[0])
    // Queries that are not on the screen are reloaded when shown.
    void memory.invalidateQueries({ predicate: isTouched, refetchType: 'none' })
    const shown: Promise<void>[] = []
    const predicate = (query: Query) => isTouched(query) && concerns(query, events)
    whenFree(() => void shown.push(memory.refetchQueries({ type: 'active', predicate })))
    return Promise.all([badges, rights, ...shown])
  })
  return null
}
