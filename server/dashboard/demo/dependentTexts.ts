// Names of shared views, texts of notifications, and browsers' User-Agents.
import type { Word } from '../../../src/schema/enumerations.ts'

type Params = Readonly<Record<string, string | number>>
type Words = (params: Params) => string

/** Texts of notifications, equal to those in the language files. */
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
  jobCancelled: [({ ref }) => `The customer called off job ${ref}`, ({ ref }) => `ألغى العميل المهمة ${ref}`],
  helpAsked: [({ ref }) => `A customer needs help on the road: ${ref}`, ({ ref }) => `عميل يحتاج مساعدة على الطريق: ${ref}`],
  workHandedOver: [({ count }) => `${count} open items were handed over to you`, ({ count }) => `سُلّم إليك ${count} من الأعمال المفتوحة`],
  administratorProposed: [
    () => 'A colleague is proposed as administrator: your consent is needed',
    () => 'اقتُرح زميل مسؤولًا للنظام: موافقتك مطلوبة',
  ],
  administratorDecided: [({ state }) => `Your proposal of an administrator: ${state}`, ({ state }) => `اقتراحك لمسؤول النظام: ${state}`],
  signInGuessed: [
    ({ address }) => `Somebody tries to guess your password, from ${address}. Your own devices still sign in.`,
    ({ address }) => `يحاول أحدهم تخمين كلمة مرورك من ${address}. ما زال بإمكانك الدخول من أجهزتك.`,
  ],
  leadReassigned: [
    ({ type, name }) => `Nobody answered in time, so a lead went to ${name}: ${type}`,
    ({ type, name }) => `لم يُرد على عميل محتمل في الوقت المحدد فحُوّل إلى ${name}: ${type}`,
  ],
  leadUnassigned: [({ type }) => `Nobody is free to take a lead: ${type}`, ({ type }) => `لا يوجد موظف متاح لاستلام عميل محتمل: ${type}`],
  followUpDue: [({ type }) => `A follow-up of yours is due: ${type}`, ({ type }) => `حان موعد متابعتك مع عميل محتمل: ${type}`],
  complaintOpened: [({ ref }) => `A complaint opened by itself: ${ref}`, ({ ref }) => `فُتحت شكوى تلقائيًا: ${ref}`],
  complaintEscalated: [({ ref }) => `Case ${ref} is overdue and was escalated to you`, ({ ref }) => `تأخرت الحالة ${ref} وصُعّدت إليك`],
  caseAnswered: [({ ref }) => `The customer wrote about case ${ref}`, ({ ref }) => `كتب العميل بشأن الحالة ${ref}`],
  servicesDecided: [({ ref }) => `The customer decided on the work of ${ref}`, ({ ref }) => `ردّ العميل على أعمال الحجز ${ref}`],
  paymentTrouble: [
    ({ ref }) => `Payment ${ref} needs a look: Tamara did not do what was asked`,
    ({ ref }) => `الدفعة ${ref} تحتاج مراجعة: لم تنفذ تمارا المطلوب`,
  ],
  unusualAccess: [
    ({ name, opened, exported }) => `${name} has used customers’ data unusually much today: ${opened} opened, ${exported} rows exported`,
    ({ name, opened, exported }) => `استخدم ${name} بيانات العملاء اليوم أكثر من المعتاد: فُتحت بيانات ${opened} وصُدّر ${exported} صفًا`,
  ],
  campaignWaiting: [({ name }) => `Campaign “${name}” waits for your approval`, ({ name }) => `حملة «${name}» بانتظار اعتمادك`],
  campaignApproved: [({ name }) => `Campaign “${name}” was approved`, ({ name }) => `اعتُمدت حملة «${name}»`],
  paymentFinding: [
    ({ order }) => `Our books and Tamara’s differ about order ${order}`,
    ({ order }) => `سجلاتنا تختلف عن سجلات تمارا في الطلب ${order}`,
  ],
  feedProblems: [
    ({ count }) => `A complaint file needs a look: ${count} lines were not taken`,
    ({ count }) => `ملف شكاوى يحتاج مراجعة: ${count} من الأسطر لم تُقبل`,
  ],
  jobFinished: [({ kind }) => `Finished: ${kind}`, ({ kind }) => `اكتملت العملية: ${kind}`],
}
/** Saved views: owner, resource and list state. */
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
/** User-Agents of browsers. */
export const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const
