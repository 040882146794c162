// What a survey is about: after which changes of which rows somebody is asked, who that is, whose work it was, and where.
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { Row } from '../core/db/rows.ts'

/** Whom a row leads to. */
export interface Subject {
  customerId: string
  appointmentId: string | null
  locationId: string | null
  staffId: string | null
}
/** Resources whose rows somebody can be asked about. */
export const surveySubjects = ['customers', 'appointments', 'leads', 'complaints', 'homeService', 'roadsideAssistance'] as const
/** One of them. */
export type SubjectName = (typeof surveySubjects)[number]

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const fields: Record<SubjectName, { customer: string; appointment?: string; staff?: string }> = {
  customers: { customer: 'id' },
  appointments: { customer: 'customerId', appointment: 'id', staff: 'advisorId' },
  leads: { customer: 'customerId', appointment: 'appointmentId', staff: 'assigneeId' },
  complaints: { customer: 'customerId', appointment: 'appointmentId', staff: 'ownerId' },
  homeService: { customer: 'customerId', staff: 'driverId' },
  roadsideAssistance: { customer: 'customerId', staff: 'driverId' },
}
/** Reads it from a row; undefined where nobody stands behind it. */
export function subjectOf(name: SubjectName, row: Row): Subject | undefined {
  const { customer, appointment = '', staff = '' } = fields[name]
  const customerId = text(row[customer])
  if (!customerId) return undefined
  return { customerId, appointmentId: text(row[appointment]), locationId: text(row['locationId']), staffId: text(row[staff]) }
}

type Happened = (row: Row) => Word<'surveyTrigger'> | undefined
const when = (holds: boolean, trigger: Word<'surveyTrigger'>) => (holds ? trigger : undefined)
const is = (row: Row, field: string, ...words: string[]) => words.includes(String(row[field]))
// What is read from a row once it stands so; a change that brings it there is the event.
const happenings: Partial<Record<ResourceName, Happened>> = {
  appointments: (row) =>
    is(row, 'type', 'testDrive')
      ? when(is(row, 'status', 'completed', 'delivered'), 'testDriveDone')
      : when(is(row, 'status', 'delivered'), 'bookingDelivered'),
  // Nobody was spoken to where it was junk, a duplicate, or never answered.
  leads: (row) =>
    when(is(row, 'status', 'completed', 'closed') && !is(row, 'lostReason', 'junk', 'duplicate', 'unreachable'), 'leadClosed'),
  complaints: (row) => when(is(row, 'status', 'closed') && !row['closeReason'], 'complaintClosed'),
  homeService: (row) => when(is(row, 'status', 'closed') && is(row, 'outcome', 'H2H Responded'), 'homeServiceDone'),
  roadsideAssistance: (row) => when(is(row, 'status', 'closed') && is(row, 'outcome', 'RSA Responded'), 'roadsideDone'),
}

/** The event that a change is, and whose rows it happens to; undefined for any other change. */
export function eventOf(
  resource: ResourceName,
  before: Row,
  after: Row,
): { name: SubjectName; trigger: Word<'surveyTrigger'> } | undefined {
  const name = surveySubjects.find((one) => one === resource)
  const trigger = happenings[resource]?.(after)
  return name && trigger && happenings[resource]?.(before) !== trigger ? { name, trigger } : undefined
}
