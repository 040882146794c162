// The subjects of surveys: which changes of which rows are events, and the row's customer, staff and branch.
import type { Word } from '../../src/schema/enumerations.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { Row } from '../core/db/rows.ts'

/** The customer, staff and branch of a row. */
export interface Subject {
  customerId: string
  appointmentId: string | null
  locationId: string | null
  staffId: string | null
}
/** Resources whose rows can be the subject of a survey. */
export const surveySubjects = ['customers', 'appointments', 'leads', 'complaints', 'homeService', 'roadsideAssistance'] as const
/** One of these actions. */
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
/** The subject of a row; undefined when it has no customer. */
export function subjectOf(name: SubjectName, row: Row): Subject | undefined {
  const { customer, appointment = '', staff = '' } = fields[name]
  const customerId = text(row[customer])
  if (!customerId) return undefined
  return { customerId, appointmentId: text(row[appointment]), locationId: text(row['locationId']), staffId: text(row[staff]) }
}

type Happened = (row: Row) => Word<'surveyTrigger'> | undefined
const when = (holds: boolean, trigger: Word<'surveyTrigger'>) => (holds ? trigger : undefined)
const is = (row: Row, field: string, ...words: string[]) => words.includes(String(row[field]))
// The event of a row in this state; a change that brings it into the state triggers the event.
const happenings: Partial<Record<ResourceName, Happened>> = {
  appointments: (row) =>
    is(row, 'type', 'testDrive')
      ? when(is(row, 'status', 'completed', 'delivered'), 'testDriveDone')
      : when(is(row, 'status', 'delivered'), 'bookingDelivered'),
  // Junk, duplicate and unreachable leads had no contact.
  leads: (row) =>
    when(is(row, 'status', 'completed', 'closed') && !is(row, 'lostReason', 'junk', 'duplicate', 'unreachable'), 'leadClosed'),
  complaints: (row) => when(is(row, 'status', 'closed') && !row['closeReason'], 'complaintClosed'),
  homeService: (row) => when(is(row, 'status', 'closed') && is(row, 'outcome', 'H2H Responded'), 'homeServiceDone'),
  roadsideAssistance: (row) => when(is(row, 'status', 'closed') && is(row, 'outcome', 'RSA Responded'), 'roadsideDone'),
}

/** The event of a change and the subject's resource; undefined for any other change. */
export function eventOf(
  resource: ResourceName,
  before: Row,
  after: Row,
): { name: SubjectName; trigger: Word<'surveyTrigger'> } | undefined {
  const name = surveySubjects.find((one) => one === resource)
  const trigger = happenings[resource]?.(after)
  return name && trigger && happenings[resource]?.(before) !== trigger ? { name, trigger } : undefined
}
