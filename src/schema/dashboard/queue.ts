// What waits for a person, by kind, as data. Each is a list's filter, so that the list it opens shows the rows that were counted.
import type { Action } from '../core/access.ts'
import type { ListFilter } from '../core/listFilter.ts'
import { me } from '../core/resource.ts'
import type { Word } from '../enumerations.ts'
import { open, working } from './dashboards.ts'

/** Moments that a filter may name instead of one: in an hour and a half, in a day, and where the local day begins and ends. */
export const queueMoments = ['soon', 'dayAhead', 'today', 'tonight'] as const
const [soon, dayAhead, today, tonight] = queueMoments

/** Work of one kind; its texts are under `admin.queue.kinds.<key>`. */
export interface QueueKind {
  resource: 'leads' | 'followUps' | 'appointments' | 'complaints' | 'roadsideAssistance' | 'homeService' | 'vehicles'
  filter: ListFilter
  /** The field with the moment since when or until when it waits. */
  at: string
  /** The field that names who works on it. */
  holder?: string
  /** The right without which nothing can be done about it. */
  right?: Action
}
const kinds = <const K extends Record<string, QueueKind>>(all: K) => all

/** Every kind by key. */
export const queueKinds = kinds({
  newLeads: { resource: 'leads', filter: { status: ['pending'], assigneeIdHas: 'false' }, at: 'createdAt' },
  answersDue: {
    resource: 'leads',
    filter: { status: ['pending'], assigneeIdHas: 'true', dueAtTo: dayAhead },
    at: 'dueAt',
    holder: 'assigneeId',
  },
  callsDue: {
    resource: 'followUps',
    filter: { contactResultHas: 'false', staffId: [me], dueAtTo: soon },
    at: 'dueAt',
    holder: 'staffId',
  },
  testDrives: {
    resource: 'appointments',
    filter: { type: ['testDrive'], status: ['pending'], closure: ['none'], startAtFrom: today, startAtTo: tonight },
    at: 'startAt',
    holder: 'advisorId',
  },
  arrivals: {
    resource: 'appointments',
    filter: { type: ['service', 'walkIn'], status: ['pending'], closure: ['none'], startAtFrom: today, startAtTo: soon },
    at: 'startAt',
    holder: 'advisorId',
  },
  carsLate: {
    resource: 'appointments',
    filter: { status: working, closure: ['none'], promiseAtTo: soon },
    at: 'promiseAt',
    holder: 'advisorId',
  },
  partsAwaited: { resource: 'appointments', filter: { status: ['awaitingParts'], closure: ['none'] }, at: 'statusAt', holder: 'advisorId' },
  complaintsDue: {
    resource: 'complaints',
    filter: { status: open, pausedAtHas: 'false', dueAtTo: dayAhead },
    at: 'dueAt',
    holder: 'ownerId',
  },
  roadsideOpen: { resource: 'roadsideAssistance', filter: { status: ['open'] }, at: 'createdAt', holder: 'driverId' },
  homeVisits: { resource: 'homeService', filter: { status: ['open'], slotAtTo: dayAhead }, at: 'slotAt', holder: 'driverId' },
  vehiclesPending: { resource: 'vehicles', filter: { status: ['Pending'] }, at: 'createdAt', right: 'approve' },
})
/** The key of a kind. */
export type QueueKey = keyof typeof queueKinds
/** Those whose moment is when they began to wait: they have no limit to be late for. */
export const sinceKinds: ReadonlySet<QueueKey> = new Set(['newLeads', 'partsAwaited', 'roadsideOpen', 'vehiclesPending'])

/** What waits for a designation, the most urgent kind first; what a person may not list is left out. */
export const queues: Readonly<Record<Word<'designation'>, readonly QueueKey[]>> = {
  'Sales Manager': ['newLeads', 'callsDue', 'answersDue', 'testDrives', 'complaintsDue', 'vehiclesPending'],
  'Service Manager': [
    ...(['roadsideOpen', 'carsLate', 'complaintsDue', 'newLeads', 'callsDue'] as const),
    ...(['answersDue', 'homeVisits', 'arrivals', 'vehiclesPending'] as const),
  ],
  'Fleet Sales': ['callsDue', 'answersDue', 'testDrives'],
  'Broker Sales': ['callsDue', 'answersDue', 'testDrives'],
  'General Inquiry': ['roadsideOpen', 'newLeads', 'callsDue', 'answersDue', 'complaintsDue', 'homeVisits'],
  'Parts Manager': ['newLeads', 'callsDue', 'answersDue', 'partsAwaited', 'complaintsDue'],
  Administrator: ['roadsideOpen', 'complaintsDue', 'carsLate', 'newLeads', 'callsDue', 'answersDue', 'homeVisits', 'vehiclesPending'],
}
/** The same for a staff type, whatever the designation. */
export const queuesOfType: Readonly<Record<Word<'staffType'>, readonly QueueKey[]>> = {
  'Sales Executive': ['newLeads', 'callsDue', 'answersDue', 'testDrives'],
  'Service Advisor': ['arrivals', 'carsLate', 'callsDue', 'answersDue', 'complaintsDue'],
  Technician: ['carsLate'],
  Driver: ['roadsideOpen', 'homeVisits'],
}
