// What each colleague has of their own: views of lists, notices in the bell, the history of sign-ins.
import type { Word } from '../../src/schema/enumerations.ts'
import { localText } from '../booking/time.ts'
import type { RowOf } from '../db/repository.ts'
import { leadTypeNames } from '../masters/words.ts'
import { browsers, noticeTexts, viewTexts } from './content/belongingTexts.ts'
import { demoRow } from './demoRow.ts'
import { between, day, hour, hoursAgo, roleOf, type Desk } from './desk.ts'

const each = { notifications: 8, signIns: 10 }
const accountsOf = ({ staff }: Desk) => staff.filter(({ staffType }) => staffType === null)

/** Views that the managers share with the team, and some of their own. */
export function makeViews(desk: Desk): RowOf<'savedViews'>[] {
  return viewTexts.flatMap(({ owner, ...view }, place) => {
    const one = accountsOf(desk).find((account) => roleOf(desk, account) === owner)
    const at = hoursAgo(desk, (40 - place * 4) * 24)
    return one ? [demoRow('savedViews', { id: desk.random.id(at), at, by: one.id }, { ...view, ownerId: one.id })] : []
  })
}

type Case = RowOf<'complaints'> | RowOf<'feedback'>
interface Told {
  at: Date
  kind: Word<'notificationKind'>
  params?: readonly [en: Record<string, string | number>, ar: Record<string, string | number>]
  resource?: string
  rowId?: string
}
const same = (params: Record<string, string | number>) => [params, params] as const

/** Notices about rows that are theirs, the newest unread. */
export function makeNotices(desk: Desk, cases: { complaints: readonly Case[]; feedback: readonly Case[] }): RowOf<'notifications'>[] {
  const { random, now, leads, vehicles, appointments } = desk
  const since = new Date(now.getTime() - 30 * day).toISOString()
  const pending = vehicles.filter(({ status, updatedAt }) => status === 'Pending' && updatedAt > since)
  const aboutOf = (one: RowOf<'staff'>): Told[] => {
    const mine = leads.filter(({ assigneeId, createdAt, deletedAt }) => assigneeId === one.id && createdAt > since && !deletedAt)
    const role = roleOf(desk, one)
    const approves = role === 'Sales Manager' || role === 'Service Manager' || role === 'Administrator'
    return [
      ...mine.slice(0, 12).map(({ id, type, createdAt }): Told => {
        const [en, ar] = leadTypeNames[type]
        return { at: new Date(createdAt), kind: 'leadAssigned', params: [{ type: en }, { type: ar }], resource: 'leads', rowId: id }
      }),
      ...mine
        .filter(({ status, dueAt }) => status === 'in-progress' && dueAt !== null && dueAt < now.toISOString())
        .slice(0, 2)
        .map(({ id, dueAt }): Told => ({ at: new Date(dueAt ?? now), kind: 'leadOverdue', resource: 'leads', rowId: id })),
      ...(['complaints', 'feedback'] as const).flatMap((resource) =>
        cases[resource]
          .filter(({ ownerId }) => ownerId === one.id)
          .slice(0, 3)
          .map(({ id, ref, updatedAt }): Told => ({
            at: new Date(updatedAt),
            kind: 'complaintAssigned',
            params: same({ ref }),
            resource,
            rowId: id,
          })),
      ),
      ...(approves
        ? pending.slice(0, 4).map(({ id, model, year, createdAt }): Told => ({
            at: new Date(createdAt),
            kind: 'vehiclePending',
            params: same({ model, year }),
            resource: 'vehicles',
            rowId: id,
          }))
        : []),
      ...appointments
        .filter(({ closure, updatedAt }) => closure === 'cancelled' && role === 'Service Manager' && updatedAt > since)
        .slice(0, 2)
        .map(({ id, ref, startAt, updatedAt }): Told => ({
          at: new Date(updatedAt),
          kind: 'bookingCancelled',
          params: [
            { ref, when: localText(startAt, 'english') },
            { ref, when: localText(startAt, 'arabic') },
          ],
          resource: 'appointments',
          rowId: id,
        })),
      { at: hoursAgo(desk, between(desk, 30, 200)), kind: 'jobFinished', params: [{ kind: 'Export' }, { kind: 'تصدير' }] },
      { at: hoursAgo(desk, between(desk, 200, 600)), kind: 'workHandedOver', params: same({ count: random.integer(2, 9) }) },
      { at: hoursAgo(desk, between(desk, 60, 300)), kind: 'jobFinished', params: [{ kind: 'Import' }, { kind: 'استيراد' }] },
      { at: hoursAgo(desk, between(desk, 20, 90)), kind: 'jobFinished', params: [{ kind: 'Bulk change' }, { kind: 'تعديل جماعي' }] },
    ]
  }
  return accountsOf(desk).flatMap((one) =>
    random
      .shuffled(aboutOf(one))
      .slice(0, each.notifications)
      .toSorted((first, second) => second.at.getTime() - first.at.getTime())
      .map(({ at, kind, params: [en, ar] = [{}, {}], resource, rowId }, place) =>
        demoRow(
          'notifications',
          { id: random.id(at), at, by: null },
          {
            staffId: one.id,
            kind,
            title: { en: noticeTexts[kind][0](en), ar: noticeTexts[kind][1](ar) },
            resource,
            rowId,
            readAt: place < 3 ? null : new Date(Math.min(now.getTime(), at.getTime() + random.integer(1, 9) * hour)).toISOString(),
          },
        ),
      ),
  )
}

/** The last sign-ins of each account: mostly from the same two machines, now and then with a mistyped password first. */
export function makeSignIns(desk: Desk): RowOf<'signIns'>[] {
  const { random } = desk
  return accountsOf(desk).flatMap((one) => {
    const network = `10.20.${random.integer(1, 9)}`
    const machines = [random.pick(browsers), random.pick(browsers)].map((userAgent) => ({
      userAgent,
      address: `${network}.${random.integer(10, 240)}`,
    }))
    return Array.from({ length: each.signIns }, (_, place) => {
      const at = hoursAgo(desk, place * 26 + between(desk, 2, 20))
      const outcome = place > 0 && random.chance(0.12) ? 'wrongPassword' : 'success'
      return demoRow('signIns', { id: random.id(at), at, by: null }, { staffId: one.id, outcome, ...random.pick(machines) })
    })
  })
}
