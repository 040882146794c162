// The figures and charts of the dashboard, as data. Each is a list's filter, so that the list it opens shows the rows that were counted.
import type { Word } from '../enumerations.ts'
import type { ListFilter } from '../core/listFilter.ts'

/** Number of days of each period; it is compared with the period of the same length before it. */
export const periods = { today: 1, week: 7, month: 30, quarter: 90 } as const
/** The name of a period. */
export type Period = keyof typeof periods
/** Every name, in the order in which they are offered. */
export const periodWords = Object.keys(periods) as [Period, ...Period[]]

/** Stands for the present moment in a filter. */
export const nowWord = 'now'
/** Stands for today in a filter of days. */
export const todayWord = 'today'
/** The end of a moment's second, ISO 8601 in UTC: in a list's filter a moment without seconds is a typed one, subject to the minutes gap. */
export const presentBound = (now: Date): string => new Date(Math.floor(now.getTime() / 1000) * 1000 + 999).toISOString()
/** The rows that a filter matches: within the period by the moment in the field `during`, or in their present state. */
export interface Counted {
  resource: string
  filter: ListFilter
  during?: string
}
/** A number on the dashboard; its text key is `admin.dashboard.figures.<key>`. */
export interface Figure extends Counted {
  /** Makes the figure a share in percent: the rows that also match this narrower filter. */
  share?: ListFilter
  /** Makes the figure the mean of this field. */
  mean?: string
  /** Makes the figure the sum of this field: money, or the net of totals. */
  sum?: string
  /** A lower value is better. */
  fewer?: true
}
/** Rows in segments: by the words of a field, by the rows that it refers to, or by day. */
export interface Chart extends Counted {
  by: string
  /** Makes a segment's number the mean of this field. */
  mean?: string
  /** Words of the field that are left out. */
  without?: readonly string[]
}

/** Stages of a car in the workshop that is not ready yet. */
export const working = ['inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing']
/** Stages of a case that is not closed. */
export const open = ['open', 'in-progress']
const unfinished = ['pending', 'in-progress']
/** Messages about due services that left. */
const dueMessages = { kind: ['serviceDue'], status: ['sent', 'delivered'] }
const rows = <const F extends Record<string, Figure>>(all: F) => all

/** Every figure by key. */
export const figures = rows({
  bookings: { resource: 'appointments', filter: { closure: ['none'] }, during: 'startAt' },
  inWorkshop: { resource: 'appointments', filter: { status: working, closure: ['none'] } },
  promiseLate: {
    resource: 'appointments',
    filter: { status: working, closure: ['none'], promiseAtTo: nowWord },
    fewer: true,
  },
  awaitingParts: { resource: 'appointments', filter: { status: ['awaitingParts'], closure: ['none'] }, fewer: true },
  delivered: { resource: 'appointments', filter: { status: ['delivered'] }, during: 'statusAt' },
  noShows: { resource: 'appointments', filter: { closure: ['noShow'] }, during: 'startAt', fewer: true },
  testDrives: { resource: 'appointments', filter: { type: ['testDrive'], closure: ['none'] }, during: 'startAt' },
  newLeads: { resource: 'leads', filter: {}, during: 'createdAt' },
  leadsOpen: { resource: 'leads', filter: { status: unfinished } },
  leadsOverdue: { resource: 'leads', filter: { status: unfinished, dueAtTo: nowWord }, fewer: true },
  leadsWon: { resource: 'leads', filter: { status: ['completed'] }, during: 'createdAt' },
  answeredFast: {
    resource: 'leads',
    filter: { firstResponseAtHas: 'true' },
    during: 'createdAt',
    share: { responseBand: ['0-15 Min'] },
  },
  followUpsDue: { resource: 'followUps', filter: { contactResultHas: 'false', dueAtTo: nowWord }, fewer: true },
  complaintsOpen: { resource: 'complaints', filter: { status: open }, fewer: true },
  complaintsOverdue: { resource: 'complaints', filter: { status: open, dueAtTo: nowWord, pausedAtHas: 'false' }, fewer: true },
  complaintsInTime: { resource: 'complaints', filter: { status: ['closed'] }, during: 'closedAt', share: { escalatedAtHas: 'false' } },
  roadsideOpen: { resource: 'roadsideAssistance', filter: { status: open } },
  carsDue: { resource: 'vehicles', filter: { status: ['Approved'], serviceDueOnTo: todayWord } },
  refusedOpen: { resource: 'vehicles', filter: { status: ['Approved'], refusedWorthHas: 'true' }, sum: 'refusedWorth' },
  ownersReached: { resource: 'messages', filter: dueMessages, during: 'createdAt' },
  reachedBooked: { resource: 'messages', filter: dueMessages, during: 'createdAt', share: { bookingIdHas: 'true' } },
  leftOutBooked: {
    resource: 'messages',
    filter: { kind: ['serviceDue'], error: ['controlGroup'] },
    during: 'createdAt',
    share: { bookingIdHas: 'true' },
  },
  remindedBookings: { resource: 'appointments', filter: { closure: ['none'], reminderHas: 'true' }, during: 'createdAt' },
  remindedWorth: {
    resource: 'appointments',
    filter: { status: ['delivered'], reminderHas: 'true' },
    during: 'statusAt',
    sum: 'totals',
  },
  recovered: { resource: 'appointments', filter: { status: ['delivered'], recoveredHas: 'true' }, during: 'statusAt', sum: 'recovered' },
  homeVisits: { resource: 'homeService', filter: {}, during: 'slotAt' },
  messageCost: { resource: 'messages', filter: { costHas: 'true' }, during: 'sentAt', sum: 'cost', fewer: true },
  surveyScore: { resource: 'surveyResponses', filter: { result: ['Completed'] }, during: 'answeredAt', mean: 'score' },
})
/** The key of a figure. */
export type FigureKey = keyof typeof figures

const charted = <const C extends Record<string, Chart>>(all: C) => all
/** Every chart by key; its texts are under `admin.dashboard.charts.<key>`. */
export const charts = charted({
  bookingsByDay: { resource: 'appointments', filter: { closure: ['none'] }, during: 'startAt', by: 'startAt' },
  workshopByStage: { resource: 'appointments', filter: { status: working, closure: ['none'] }, by: 'status' },
  leadsByDay: { resource: 'leads', filter: {}, during: 'createdAt', by: 'createdAt' },
  leadsByStatus: { resource: 'leads', filter: {}, during: 'createdAt', by: 'status', without: ['deleted'] },
  leadsByBand: { resource: 'leads', filter: {}, during: 'createdAt', by: 'responseBand' },
  leadsBySource: { resource: 'leads', filter: {}, during: 'createdAt', by: 'source' },
  complaintsBySeverity: { resource: 'complaints', filter: { status: open }, by: 'severity' },
  complaintsByCategory: { resource: 'complaints', filter: {}, during: 'createdAt', by: 'category' },
  scoreBySurvey: { resource: 'surveyResponses', filter: { result: ['Completed'] }, during: 'answeredAt', by: 'surveyId', mean: 'score' },
  leadsByStaff: { resource: 'leads', filter: { assigneeIdHas: 'true' }, during: 'createdAt', by: 'assigneeId' },
  bookingsByReminder: { resource: 'appointments', filter: { closure: ['none'], reminderHas: 'true' }, during: 'createdAt', by: 'reminder' },
  bookingsByAdvisor: { resource: 'appointments', filter: { closure: ['none'], advisorIdHas: 'true' }, during: 'startAt', by: 'advisorId' },
})
/** The key of a chart. */
export type ChartKey = keyof typeof charts

/** The figures and charts of a dashboard, in order; those whose list the person may not see are left out. */
export interface Layout {
  figures: readonly FigureKey[]
  charts: readonly ChartKey[]
}
const sales: Layout = {
  figures: ['newLeads', 'leadsOverdue', 'answeredFast', 'leadsWon', 'testDrives', 'leadsOpen', 'followUpsDue', 'surveyScore'],
  charts: ['leadsByDay', 'leadsByBand', 'leadsByStatus', 'leadsBySource', 'leadsByStaff', 'scoreBySurvey'],
}
/** What reminders of cars brought. */
const broughtBack = [
  'carsDue',
  'ownersReached',
  'reachedBooked',
  'leftOutBooked',
  'refusedOpen',
  'remindedBookings',
  'remindedWorth',
  'recovered',
] as const
const service: Layout = {
  figures: [
    ...(['bookings', 'inWorkshop', 'promiseLate', 'delivered', 'noShows', 'complaintsOverdue', 'roadsideOpen', 'surveyScore'] as const),
    ...broughtBack,
  ],
  charts: [
    ...(['bookingsByDay', 'workshopByStage', 'bookingsByAdvisor', 'bookingsByReminder'] as const),
    ...(['complaintsBySeverity', 'leadsByBand', 'scoreBySurvey'] as const),
  ],
}
/** By designation. */
export const layouts: Readonly<Record<Word<'designation'>, Layout>> = {
  'Sales Manager': sales,
  'Service Manager': service,
  'Fleet Sales': sales,
  'Broker Sales': sales,
  'General Inquiry': {
    figures: ['newLeads', 'leadsOverdue', 'bookings', 'complaintsOpen', 'complaintsOverdue', 'roadsideOpen', 'homeVisits', 'followUpsDue'],
    charts: ['leadsByDay', 'bookingsByDay', 'leadsByBand', 'complaintsByCategory'],
  },
  'Parts Manager': {
    figures: ['awaitingParts', 'newLeads', 'leadsOverdue', 'answeredFast', 'bookings', 'inWorkshop', 'complaintsOpen', 'followUpsDue'],
    charts: ['workshopByStage', 'leadsByDay', 'leadsByStatus', 'leadsByBand'],
  },
  Administrator: {
    figures: [
      ...(['bookings', 'inWorkshop', 'newLeads', 'leadsOverdue', 'answeredFast', 'complaintsOverdue', 'complaintsInTime'] as const),
      ...(['surveyScore', ...broughtBack, 'messageCost'] as const),
    ],
    charts: [
      ...(['bookingsByDay', 'workshopByStage', 'bookingsByReminder', 'leadsByBand'] as const),
      ...(['leadsByStatus', 'leadsByStaff', 'complaintsBySeverity', 'scoreBySurvey'] as const),
    ],
  },
}
