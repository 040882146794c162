// Demo rows of each member of staff: saved views, notifications, sign-ins.
import type { Word } from '../../../src/schema/enumerations.ts'
import { loadTexts } from '../../core/texts.ts'
import { localText } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { leadTypeNames } from '../../masters/index.ts'
import { browsers, viewTexts } from './dependentTexts.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { between, day, hour, hoursAgo, roleOf, type DemoContext } from '../../masters/demo/index.ts'

const each = { notifications: 8, signIns: 10 }
const accountsOf = ({ staff }: DemoContext) => staff.filter(({ staffType }) => staffType === null)

/** Views that managers share with their team, and some private ones. */
export function makeViews(context: DemoContext): RowOf<'savedViews'>[] {
  return viewTexts.flatMap(({ owner, ...view }, place) => {
    const one = accountsOf(context).find((account) => roleOf(context, account) === owner)
    const at = hoursAgo(context, (40 - place * 4) * 24)
    return one
      ? [demoRow('savedViews', { id: context.random.id(at), at, by: one.id }, { ...view, name: view.names.en, ownerId: one.id })]
      : []
  })
}

type Case = RowOf<'complaints'> | RowOf<'feedback'>
interface Details {
  at: Date
  kind: Word<'notificationKind'>
  params?: readonly [en: Record<string, string | number>, ar: Record<string, string | number>]
  resource?: string
  rowId?: string
}
const same = (params: Record<string, string | number>) => [params, params] as const

/** Notifications about the person's own rows, the newest unread. */
export function makeNotices(
  context: DemoContext,
  cases: { complaints: readonly Case[]; feedback: readonly Case[] },
): RowOf<'notifications'>[] {
  const { random, now, leads, vehicles, appointments } = context
  const texts = loadTexts()
  const since = new Date(now.getTime() - 30 * day).toISOString()
  const pending = vehicles.filter(({ status, updatedAt }) => status === 'Pending' && updatedAt > since)
  const aboutOf = (one: RowOf<'staff'>): Details[] => {
    const mine = leads.filter(({ assigneeId, createdAt, deletedAt }) => assigneeId === one.id && createdAt > since && !deletedAt)
    const role = roleOf(context, one)
    const approves = role === 'Sales Manager' || role === 'Service Manager' || role === 'Administrator'
    return [
      ...mine.slice(0, 12).map(({ id, type, createdAt }): Details => {
        const [en, ar] = leadTypeNames[type]
        return { at: new Date(createdAt), kind: 'leadAssigned', params: [{ type: en }, { type: ar }], resource: 'leads', rowId: id }
      }),
      ...mine
        .filter(({ status, dueAt }) => status === 'in-progress' && dueAt !== null && dueAt < now.toISOString())
        .slice(0, 2)
        .map(({ id, dueAt }): Details => ({ at: new Date(dueAt ?? now), kind: 'leadOverdue', resource: 'leads', rowId: id })),
      ...(['complaints', 'feedback'] as const).flatMap((resource) =>
        cases[resource]
          .filter(({ ownerId }) => ownerId === one.id)
          .slice(0, 3)
          .map(({ id, ref, updatedAt }): Details => ({
            at: new Date(updatedAt),
            kind: 'complaintAssigned',
            params: same({ ref }),
            resource,
            rowId: id,
          })),
      ),
      ...(approves
        ? pending.slice(0, 4).map(({ id, model, year, createdAt }): Details => ({
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
        .map(({ id, ref, startAt, updatedAt }): Details => ({
          at: new Date(updatedAt),
          kind: 'bookingCancelled',
          params: [
            { ref, when: localText(startAt, 'english') },
            { ref, when: localText(startAt, 'arabic') },
          ],
          resource: 'appointments',
          rowId: id,
        })),
      { at: hoursAgo(context, between(context, 30, 200)), kind: 'jobFinished', params: [{ kind: 'Export' }, { kind: 'تصدير' }] },
      { at: hoursAgo(context, between(context, 200, 600)), kind: 'workHandedOver', params: same({ count: random.integer(2, 9) }) },
      { at: hoursAgo(context, between(context, 60, 300)), kind: 'jobFinished', params: [{ kind: 'Import' }, { kind: 'استيراد' }] },
      { at: hoursAgo(context, between(context, 20, 90)), kind: 'jobFinished', params: [{ kind: 'Bulk change' }, { kind: 'تعديل جماعي' }] },
    ]
  }
  return accountsOf(context).flatMap((one) =>
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
            title: { en: texts('english', `messages.notices.${kind}`, en), ar: texts('arabic', `messages.notices.${kind}`, ar) },
            resource,
            rowId,
            readAt: place < 3 ? null : new Date(Math.min(now.getTime(), at.getTime() + random.integer(1, 9) * hour)).toISOString(),
          },
        ),
      ),
  )
}

/** The last sign-ins of each account: mostly from the same two browsers, some with a wrong password first. */
export function makeSignIns(context: DemoContext): RowOf<'signIns'>[] {
  const { random } = context
  return accountsOf(context).flatMap((one) => {
    const network = `10.20.${random.integer(1, 9)}`
    const machines = [random.pick(browsers), random.pick(browsers)].map((userAgent) => ({
      userAgent,
      address: `${network}.${random.integer(10, 240)}`,
    }))
    return Array.from({ length: each.signIns }, (_, place) => {
      const at = hoursAgo(context, place * 26 + between(context, 2, 20))
      const outcome = place > 0 && random.chance(0.12) ? 'wrongPassword' : 'success'
      return demoRow('signIns', { id: random.id(at), at, by: null }, { staffId: one.id, outcome, ...random.pick(machines) })
    })
  })
}
