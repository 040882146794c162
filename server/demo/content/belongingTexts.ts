// Names of shared views, words of notices, and the browsers that people use.
import type { Word } from '../../../src/schema/enumerations.ts'

type Params = Readonly<Record<string, string | number>>
type Words = (params: Params) => string

/** What notices say, as the language files do. */
export const noticeTexts: Readonly<Record<Word<'notificationKind'>, readonly [en: Words, ar: Words]>> = {
  leadAssigned: [({ type }) => `A lead is yours now: ${type}`, ({ type }) => `أُسند إليك عميل محتمل: ${type}`],
  leadOverdue: [() => 'A lead of yours is overdue', () => 'تأخر الرد على عميل محتمل مسند إليك'],
  bookingAssigned: [({ ref, when }) => `Booking ${ref} is yours: ${when}`, ({ ref, when }) => `أُسند إليك الحجز ${ref}: ${when}`],
  bookingCancelled: [({ ref, when }) => `Booking ${ref} on ${when} was cancelled`, ({ ref, when }) => `أُلغي الحجز ${ref} في ${when}`],
  vehiclePending: [
    ({ model, year }) => `A vehicle waits for approval: ${model} ${year}`,
    ({ model, year }) => `مركبة بانتظار الموافقة: ${model} ${year}`,
  ],
  complaintAssigned: [({ ref }) => `Case ${ref} is yours now`, ({ ref }) => `أُسندت إليك الحالة ${ref}`],
  jobDriven: [({ ref }) => `Job ${ref} is yours to drive to`, ({ ref }) => `أُسندت إليك المهمة ${ref}`],
  workHandedOver: [({ count }) => `${count} open items were handed over to you`, ({ count }) => `سُلّم إليك ${count} من الأعمال المفتوحة`],
  jobFinished: [({ kind }) => `Finished: ${kind}`, ({ kind }) => `اكتملت العملية: ${kind}`],
}
/** Kept views: whose, of what, and the state of the list. */
export const viewTexts = [
  {
    owner: 'Sales Manager',
    resource: 'leads',
    name: 'Website, not answered yet',
    visibility: 'team',
    state: { filter: { status: ['pending'], source: ['landing'] }, sort: { field: 'createdAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'Sales Manager',
    resource: 'leads',
    name: 'حملات هذا الأسبوع',
    visibility: 'team',
    state: { filter: { source: ['campaign', 'social'], createdAtSpan: 'week' }, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  },
  {
    owner: 'Service Manager',
    resource: 'appointments',
    name: 'بانتظار القطع أو الفني',
    visibility: 'team',
    state: {
      filter: { status: ['awaitingParts', 'awaitingLabour'], closure: ['none'] },
      sort: { field: 'startAt', order: 'ASC' },
      perPage: 50,
    },
  },
  {
    owner: 'Service Manager',
    resource: 'appointments',
    name: 'Ready to hand over',
    visibility: 'team',
    state: { filter: { status: ['completed'], closure: ['none'] }, sort: { field: 'startAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'General Inquiry',
    resource: 'appointments',
    name: 'Pick-up and delivery',
    visibility: 'private',
    state: { filter: { transport: ['pickUpDelivery'], status: ['pending'] }, sort: { field: 'startAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'Administrator',
    resource: 'leads',
    name: 'Sold',
    visibility: 'private',
    state: { filter: { outcome: ['sold'] }, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  },
] as const
/** What browsers call themselves. */
export const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const
