import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGetList } from 'react-admin'
import { HttpError, toasts } from '../../http/index.ts'
import type { Word } from '../../schema/enumerations.ts'
import { session, useSession, type PendingMark } from '../../session/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { dropMark, keepMark, pendingOf, settleMark } from './pendingMarks.ts'

const resource = 'inspectionResults'
const limit = 100
const oldestFirst = { field: 'createdAt', order: 'ASC' as const }
// Milliseconds until what could not be sent is tried again.
const again = 20_000

/** What a point shows: what is stored, and what was tapped since. */
export interface PointResult {
  mark: Word<'inspectionMark'>
  photos: readonly string[]
}
type Stored = Row & PointResult & { point: Word<'inspectionPoint'> }

const send = async ({ appointmentId, point, changes, row, key }: PendingMark): Promise<Stored> => {
  const body = row ? { ...changes, version: row.version } : { appointmentId, point, ...changes }
  const { json } = await client.request(row ? `/${resource}/${row.id}` : `/${resource}`, {
    ...{ method: row ? 'PUT' : 'POST', body: JSON.stringify(body), quiet: 'silent' },
    ...(row ? {} : { idempotencyKey: key }),
  })
  return json as Stored
}
const lost = ({ status }: HttpError) => status === 0 || status === 429 || status >= 500
const says = (value: unknown) => JSON.stringify(value)
/** The row of a conflict, where it is what was tapped: the answer to the first sending was lost. */
const storedAlready = ({ code, details }: HttpError, { changes }: PendingMark): Stored | undefined => {
  const current = details['current'] as Stored | undefined
  if (code !== 'staleVersion' || !current) return undefined
  return Object.entries(changes).every(([name, value]) => says(current[name]) === says(value)) ? current : undefined
}

// One at a time in this tab, whichever part of the page asks.
let busy = false
/** Sends what is pending, oldest first; refused taps are dropped and explained. `false` where the connection failed. */
async function flush(staffId: string | undefined, onStored: (row: Stored) => void, onRefused: () => void): Promise<boolean> {
  if (busy) return true
  if (!navigator.onLine) return false
  busy = true
  try {
    for (let next = pendingOf(staffId)[0]; next; next = pendingOf(staffId)[0]) {
      try {
        const row = await send(next)
        onStored(row)
        settleMark(next, row)
      } catch (failure) {
        if (!(failure instanceof HttpError)) throw failure
        if (lost(failure)) return false
        const row = storedAlready(failure, next)
        if (row) {
          onStored(row)
          settleMark(next, row)
          continue
        }
        dropMark(next)
        toasts.error(failure.status === 409 ? { key: 'admin.inspection.changed' } : { text: failure.message })
        onRefused()
      }
    }
    return true
  } finally {
    busy = false
  }
}

/** The inspection of a booking: results by point, how many taps wait for a lost connection, and the function that sets a point. */
export function useInspection(booking: Row) {
  const queries = useQueryClient()
  const staffId = useSession('staff')?.id
  const kept = useSession('marks')
  const question = { pagination: { page: 1, perPage: limit }, sort: oldestFirst, filter: { appointmentId: [booking.id] } }
  const list = useGetList<Stored>(resource, question)
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: [resource] }), [queries])
  useLiveRefresh([resource], refresh)
  const show = useCallback(
    (row: Stored) =>
      queries.setQueriesData<{ data: Stored[] }>(
        {
          predicate: ({ queryKey }) =>
            queryKey[0] === resource && queryKey[1] === 'getList' && says(queryKey).includes(String(row['appointmentId'])),
        },
        (old) => old && { ...old, data: [...old.data.filter(({ id }) => id !== row.id), row] },
      ),
    [queries],
  )
  const [reached, setReached] = useState(true)
  const run = useCallback(() => void flush(staffId, show, () => void refresh()).then(setReached), [staffId, show, refresh])
  const pending = useMemo(() => pendingOf(staffId, kept), [staffId, kept])
  const waits = pending.length > 0
  useEffect(() => {
    if (!waits) return undefined
    run()
    const timer = setInterval(run, again)
    window.addEventListener('online', run)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', run)
    }
  }, [waits, run])

  const rows = useMemo(() => list.data ?? [], [list.data])
  const results = useMemo(() => {
    const shown = new Map<Word<'inspectionPoint'>, PointResult>(rows.map(({ point, mark, photos }) => [point, { mark, photos }]))
    for (const { appointmentId, point, changes } of pending)
      if (appointmentId === booking.id) {
        const before = shown.get(point)
        const mark = changes.mark ?? before?.mark
        if (mark) shown.set(point, { mark, photos: changes.photos ?? before?.photos ?? [] })
      }
    return shown
  }, [rows, pending, booking.id])
  const set = (point: Word<'inspectionPoint'>, changes: PendingMark['changes']) => {
    if (!staffId) return
    const row = rows.find((one) => one.point === point)
    const stored = row ? { id: String(row.id), version: row.version } : null
    keepMark({ staffId, appointmentId: String(booking.id), point, changes, row: stored, key: crypto.randomUUID() })
    run()
  }
  /** Adds a photo to what the point shows by then. */
  const addPhoto = (point: Word<'inspectionPoint'>, file: string) => {
    const mine = pendingOf(staffId, session.get('marks')).find((one) => one.appointmentId === booking.id && one.point === point)
    const before = mine?.changes.photos ?? rows.find((one) => one.point === point)?.photos ?? []
    set(point, { photos: [...before, file] })
  }
  return { results, waiting: reached ? 0 : pending.length, pending: list.isPending, set, addPhoto }
}
