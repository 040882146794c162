// What was tapped on inspection sheets and is not stored yet: kept on the device, one entry a point, sent in order.
import { session, type PendingMark } from '../../session/index.ts'

const sameAs = (one: PendingMark) => (other: PendingMark) =>
  other.staffId === one.staffId && other.appointmentId === one.appointmentId && other.point === one.point
const all = () => session.get('marks') ?? []

/** What a person tapped, oldest first. */
export const pendingOf = (staffId: string | undefined, kept: readonly PendingMark[] | undefined = session.get('marks')): PendingMark[] =>
  (kept ?? []).filter((one) => one.staffId === staffId)

/** Keeps a tap; an earlier one on the same point that is not stored yet is changed. */
export function keepMark(mark: PendingMark): void {
  const before = all().find(sameAs(mark))
  const merged = before ? { ...before, changes: { ...before.changes, ...mark.changes } } : mark
  session.set('marks', before ? all().map((one) => (one === before ? merged : one)) : [...all(), mark])
}

/** Removes what was refused. */
export const dropMark = (mark: PendingMark): void =>
  session.set(
    'marks',
    all().filter((one) => !sameAs(mark)(one)),
  )

/** Removes what was stored as `row`; what was tapped on that point since is to change that row. */
export function settleMark(sent: PendingMark, row: { id: string; version: number }): void {
  const since = all().find((one) => sameAs(sent)(one) && JSON.stringify(one.changes) !== JSON.stringify(sent.changes))
  if (!since) return dropMark(sent)
  const later = { ...since, row: { id: row.id, version: row.version }, key: crypto.randomUUID() }
  session.set(
    'marks',
    all().map((one) => (one === since ? later : one)),
  )
}
