// What moves an errand on: a driver is sent, takes step after step, and the day's visits get their order.
import type { ErrandKind, ErrandWish } from '../../src/schema/calls/errands.ts'
import type { RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { visitsOf } from './errandDesk.ts'
import { forgetPlace } from './driverPlaces.ts'
import { moveRecord } from './moveRecord.ts'
import type { ErrandRow } from './showErrands.ts'
import { lockRow, requireRight, updateRecord, type Acting } from './saveRecord.ts'
import { refuse } from './rules/checks.ts'

// The two kinds of rows go through the same use cases.
const presented =
  ({ actor }: Acting, kind: ErrandKind) =>
  (row: unknown): unknown =>
    presentRow(kind, row as Row, actor, 'show')
const lock = async (one: Acting, kind: ErrandKind, id: string): Promise<ErrandRow> => (await lockRow(one, kind, id)) as unknown as ErrandRow
const change = async (one: Acting, kind: ErrandKind, row: ErrandRow, values: Row): Promise<ErrandRow> =>
  (await updateRecord(one, kind, row.id, row.version, values, presented(one, kind))) as unknown as ErrandRow
const move = async (one: Acting, kind: ErrandKind, row: ErrandRow, to: string, values: Row): Promise<ErrandRow> =>
  (await moveRecord(one, kind, row.id, { to, version: row.version, values }, presented(one, kind))) as unknown as ErrandRow
const stale = (one: Acting, kind: ErrandKind, row: ErrandRow): Problem =>
  new Problem('staleVersion', { details: { current: presented(one, kind)(row) } })

/** Gives an errand to a driver. Throws forbidden without the right to assign, moveNotAllowed once it is closed, staleVersion. */
export async function assignErrand(one: Acting, id: string, wish: ErrandWish['assignErrand']): Promise<ErrandRow> {
  const { kind, driverId, version } = wish
  const row = await lock(one, kind, id)
  requireRight(one.actor, kind, 'assign', row)
  if (row.version !== version) throw stale(one, kind, row)
  if (row.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const slotAt = wish.slotAt ?? ('slotAt' in row ? row.slotAt : null)
  if (row.status === 'open') return move(one, kind, row, 'in-progress', { driverId, slotAt })
  return change(one, kind, row, { driverId, ...(wish.slotAt ? { slotAt: wish.slotAt } : {}) })
}

/**
 * A driver's step. The same step again changes nothing. Throws staleVersion when the errand has left the stage that the step
 * names, badInput for an end without an outcome.
 */
export async function stepErrand(one: Acting, id: string, wish: ErrandWish['stepErrand']): Promise<ErrandRow> {
  const { kind, from, to, outcome } = wish
  let row = await lock(one, kind, id)
  requireRight(one.actor, kind, 'edit', row)
  // Where it stays in its stage, only pictures and a note are added.
  if (row.stage === to && to !== from && (to !== 'done' || row.outcome === outcome)) return row
  if (row.stage !== from || row.status === 'closed') throw stale(one, kind, row)
  const ends = to === 'done'
  if (ends && !outcome) throw refuse('outcome', 'validation.outcomeNeeded')
  const photos = [...new Set([...row.photos, ...(wish.photos ?? [])])]
  const more: Row = {
    ...(photos.length > row.photos.length ? { photos } : {}),
    ...(wish.driverNote ? { driverNote: wish.driverNote } : {}),
    ...(ends || to === from ? {} : { stage: to }),
  }
  if (row.status === 'open' && !ends && to !== from) {
    const driverId = row.driverId ?? one.actor.id
    row = await move(one, kind, row, 'in-progress', {
      driverId,
      slotAt: 'slotAt' in row ? (row.slotAt ?? one.house.now().toISOString()) : null,
    })
  }
  if (Object.keys(more).length > 0) row = await change(one, kind, row, more)
  if (ends) row = await move(one, kind, row, 'closed', { outcome })
  if (ends && row.driverId) await forgetPlace(one.tx, row.driverId)
  return row
}

/** Numbers the visits of a driver's day as they are given; visits that came meanwhile follow. Throws notFound for one that is not among them. */
export async function orderErrands(one: Acting, { driverId, date, ids }: ErrandWish['orderErrands']): Promise<RowOf<'homeService'>[]> {
  requireRight(one.actor, 'homeService', 'edit')
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
