// Who should know of a change to a row: work that became theirs, a booking of theirs that was cancelled, a vehicle that waits for approval;
// and the customer who is asked about what is over now.
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { localText } from '../booking/time.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { presentAgent } from '../origin.ts'
import { managersOf } from './managersOf.ts'
import { notify, type Notice } from './notify.ts'
import { inviteAfter } from './surveys/inviteAfter.ts'

interface Assigned {
  field: string
  kind: Word<'notificationKind'>
  params: (row: Row, house: House) => Notice['params']
}
const byRef = (row: Row) => ({ ref: String(row['ref']) })
const visit =
  (row: Row): Notice['params'] =>
  (language) => ({ ref: String(row['ref']), when: localText(String(row['startAt']), language) })
const leadType =
  (row: Row, house: House): Notice['params'] =>
  (language) => ({ type: house.texts(language, `enumerations.leadType.${String(row['type'])}`) })
// Fields that make a row somebody's work.
const assigned: Partial<Record<ResourceName, readonly Assigned[]>> = {
  leads: [{ field: 'assigneeId', kind: 'leadAssigned', params: leadType }],
  appointments: [
    { field: 'advisorId', kind: 'bookingAssigned', params: visit },
    { field: 'technicianId', kind: 'bookingAssigned', params: visit },
  ],
  complaints: [{ field: 'ownerId', kind: 'complaintAssigned', params: byRef }],
  feedback: [{ field: 'ownerId', kind: 'complaintAssigned', params: byRef }],
  roadsideAssistance: [{ field: 'driverId', kind: 'jobDriven', params: byRef }],
  homeService: [{ field: 'driverId', kind: 'jobDriven', params: byRef }],
}

/** Tells them, except whoever made the change, and has surveys asked that it sets off; `before` is empty for a new row. */
export async function noticeChange(
  house: House,
  tx: Scope,
  resource: ResourceName,
  { before, after, by: named }: { before: Row; after: Row; by: string | null },
): Promise<void> {
  const by = named ?? presentAgent()?.id
  const about = { resource, rowId: String(after['id']) }
  for (const { field, kind, params } of assigned[resource] ?? []) {
    const who = after[field]
    if (typeof who === 'string' && who !== before[field] && who !== by)
      await notify(house, tx, [who], { ...about, kind, params: params(after, house) })
  }
  if (resource === 'appointments' && after['closure'] === 'cancelled' && before['closure'] === 'none') {
    const people = [after['advisorId'], after['technicianId']].filter((who) => typeof who === 'string').filter((who) => who !== by)
    await notify(house, tx, people, { ...about, kind: 'bookingCancelled', params: visit(after) })
  }
  if (resource === 'vehicles' && after['status'] === 'Pending' && before['status'] !== 'Pending') {
    const people = (await managersOf(tx, 'vehicles', after)).filter((who) => who !== by)
    const params = { model: String(after['model']), year: Number(after['year']) }
    await notify(house, tx, people, { ...about, kind: 'vehiclePending', params })
  }
  await inviteAfter(house, tx, resource, before, after)
}
