// What moves a field request on: a driver is sent, takes step after step, and the day's visits get their order.
import type { FieldServiceKind } from '../../src/schema/fieldService/calls/fieldService.ts'
import type { FieldRequestChange } from '../../src/schema/fieldService/calls.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { visitsOf } from './dispatchBoard.ts'
import { forgetPlace } from './driverPlaces.ts'
import { moveRecord } from '../core/commit/moveRecord.ts'
import type { FieldRequestRow } from './showFieldRequests.ts'
import { lockRow, requireRight, updateRecord, type Acting } from '../core/commit/saveRecord.ts'
import { refuse } from '../core/commit/checks.ts'

// The two kinds of rows go through the same use cases.
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

/** Gives a field request to a driver. Throws forbidden without the right to assign, moveNotAllowed once it is closed, staleVersion. */
export async function assignErrand(one: Acting, id: string, request: FieldRequestChange['assignErrand']): Promise<FieldRequestRow> {
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
 * A driver's step. The same step again changes nothing. Throws staleVersion when the field request has left the stage that the step
 * names, badInput for an end without an outcome.
 */
export async function stepErrand(one: Acting, id: string, request: FieldRequestChange['stepErrand']): Promise<FieldRequestRow> {
  const { kind, from, to, outcome } = request
  let row = await lock(one, kind, id)
  requireRight(one.actor, kind, 'move', row)
  // Where it stays in its stage, only pictures and a note are added.
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

/** Numbers the visits of a driver's day as they are given; visits that came meanwhile follow. Throws notFound for one that is not among them. */
export async function orderErrands(
  one: Acting,
  { driverId, date, ids }: FieldRequestChange['orderErrands'],
): Promise<RowOf<'homeService'>[]> {
  requireRight(one.actor, 'homeService', 'move')
  const visits = await visitsOf(one.tx, one.actor, driverId, date)
  if (ids.some((id) => !visits.some((visit) => visit.id === id))) throw new Problem('notFound')
  const order = [...new Set([...ids, ...visits.map(({ id }) => id)])]
  const ordered: RowOf<'homeService'>[] = []
  // In one order of ids, so that two who sort the same day wait for each other instead of for ever.
  for (const id of [...order].toSorted()) {
    const routeOrder = order.indexOf(id) + 1
    const row = await lockRow(one, 'homeService', id)
    const same = row.routeOrder === routeOrder
    ordered.push(same ? row : await updateRecord(one, 'homeService', id, row.version, { routeOrder }, presented(one, 'homeService')))
  }
  return ordered.toSorted((a, b) => (a.routeOrder ?? 0) - (b.routeOrder ?? 0))
}
