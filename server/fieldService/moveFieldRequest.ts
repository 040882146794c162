// Changes to field requests by staff: assigning a driver, the driver's steps, and the order of a day's visits.
import type { FieldServiceKind } from '../../src/schema/fieldService/calls/fieldService.ts'
import type { FieldRequestChange } from '../../src/schema/fieldService/calls.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { visitsOf } from './dispatchBoard.ts'
import { asStaff } from '../core/db/caller/as.ts'
import { forgetPlace } from './driverPlaces.ts'
import { moveRecord } from '../core/commit/moveRecord.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'
import { lockRow, requireRight, updateRecord, type Acting } from '../core/commit/saveRecord.ts'
import { refuse } from '../core/commit/checks.ts'

// Both kinds of rows use the same functions.
const presented =
  ({ actor }: Acting, kind: FieldServiceKind) =>
  (row: unknown): unknown =>
    presentRow(kind, row as Row, actor, 'show')
const lock = async (one: Acting, kind: FieldServiceKind, id: string): Promise<FieldRequestRow> =>
  (await lockRow(one, kind, id)) as unknown as FieldRequestRow
const change = async (one: Acting, kind: FieldServiceKind, row: FieldRequestRow, values: Row): Promise<FieldRequestRow> =>
  (await updateRecord(one, kind, row.id, row.version, values, presented(one, kind))) as unknown as FieldRequestRow
const move = async (one: Acting, kind: FieldServiceKind, row: FieldRequestRow, to: string, values: Row): Promise<FieldRequestRow> =>
  (await moveRecord(one, kind, row.id, { to, version: row.version, values }, presented(one, kind))) as unknown as FieldRequestRow
const stale = (one: Acting, kind: FieldServiceKind, row: FieldRequestRow): Problem =>
  new Problem('staleVersion', { details: { current: presented(one, kind)(row) } })

/**
 * Assigns a field request to a driver. Throws forbidden (403) without the right to assign, moveNotAllowed (409) once it is closed,
 * staleVersion (409).
 */
export async function assignFieldRequest(
  one: Acting,
  id: string,
  request: FieldRequestChange['assignFieldRequest'],
): Promise<FieldRequestRow> {
  const { kind, driverId, version } = request
  const row = await lock(one, kind, id)
  requireRight(one.actor, kind, 'assign', row)
  if (row.version !== version) throw stale(one, kind, row)
  if (row.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const slotAt = request.slotAt ?? ('slotAt' in row ? row.slotAt : null)
  if (row.status === 'open') return move(one, kind, row, 'in-progress', { driverId, slotAt })
  return change(one, kind, row, { driverId, ...(request.slotAt ? { slotAt: request.slotAt } : {}) })
}

/**
 * A driver's step to another stage. Repeating a step changes nothing. Throws staleVersion (409) when the field request has left the stage
 * that the step starts from, badInput (400) for an end without an outcome.
 */
export async function stepFieldRequest(one: Acting, id: string, request: FieldRequestChange['stepFieldRequest']): Promise<FieldRequestRow> {
  const { kind, from, to, outcome } = request
  let row = await lock(one, kind, id)
  requireRight(one.actor, kind, 'move', row)
  // A step that stays in the stage only adds pictures and a note.
  if (row.stage === to && to !== from && (to !== 'done' || row.outcome === outcome)) return row
  if (row.stage !== from || row.status === 'closed') throw stale(one, kind, row)
  const ends = to === 'done'
  if (ends && !outcome) throw refuse('outcome', 'validation.outcomeNeeded')
  const photos = [...new Set([...row.photos, ...(request.photos ?? [])])]
  const more: Row = {
    ...(photos.length > row.photos.length ? { photos } : {}),
    ...(request.driverNote ? { driverNote: request.driverNote } : {}),
    ...(ends || to === from ? {} : { stage: to }),
  }
  if (row.status === 'open' && !ends && to !== from) {
    const driverId = row.driverId ?? one.actor.id
    row = await move(one, kind, row, 'in-progress', {
      driverId,
      slotAt: 'slotAt' in row ? (row.slotAt ?? one.services.now().toISOString()) : null,
    })
  }
  if (Object.keys(more).length > 0) row = await change(one, kind, row, more)
  if (ends) row = await move(one, kind, row, 'closed', { outcome })
  if (ends && row.driverId) await forgetPlace(one.tx, row.driverId)
  return row
}

/**
 * Numbers the visits of a driver's day in the given order; newly added visits follow. Throws notFound (404) for a visit that is not among
 * them.
 */
export async function orderFieldRequests(
  one: Acting,
  { driverId, date, ids }: FieldRequestChange['orderFieldRequests'],
): Promise<RowOf<'homeService'>[]> {
  requireRight(one.actor, 'homeService', 'move')
  const visits = await visitsOf(asStaff(one.tx, one.actor), driverId, date)
  if (ids.some((id) => !visits.some((visit) => visit.id === id))) throw new Problem('notFound')
  const order = [...new Set([...ids, ...visits.map(({ id }) => id)])]
  const ordered: RowOf<'homeService'>[] = []
  // Locked in the order of ids, so that two people who sort the same day cannot deadlock.
  for (const id of [...order].toSorted()) {
    const routeOrder = order.indexOf(id) + 1
    const row = await lockRow(one, 'homeService', id)
    const same = row.routeOrder === routeOrder
    ordered.push(same ? row : await updateRecord(one, 'homeService', id, row.version, { routeOrder }, presented(one, 'homeService')))
  }
  return ordered.toSorted((a, b) => (a.routeOrder ?? 0) - (b.routeOrder ?? 0))
}
