// The owner's table of permissions, word for word, and rows to try it on. It is read here and not from the schema, so that a cell that
// was copied wrongly there fails.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Row } from '../../../server/core/db/rows.ts'

const table = `
| module | Sales Manager | Service Manager | Fleet Sales | Broker Sales | General Inquiry | Parts Manager | Administrator |
|---|---|---|---|---|---|---|---|
| customers | M | M | Wo | Wo | W | R | F |
| vehicles | M | M | Wo | Wo | R | R | F |
| leads | M: new, used, test drive | M: after sales | Wo | Wo | M: general; create any | M: parts | F |
| testDrive | M | R | Wo | Wo | W | – | F |
| serviceBooking | R | M | Ro | – | W while pending | R + leave awaitingParts | F |
| payment | R | W | – | – | – | – | F |
| loyaltyRedeem | R | W | – | – | – | – | F |
| roadsideAssistance | R | M | – | – | W | – | F |
| homeService | R | M | – | – | W | R | F |
| shopNow | M | – | Wo | Wo | R | R | F |
| BOT | R | R | – | – | M | – | F |
| feedback, complaints | M own dept | M own dept | Ro | Ro | W | M own dept | F |
| surveys, campaigns | M | M | – | – | R | R | F |
| dealershipLocation | R | W hours | R | R | R | R | F |
| Content Management | W draft | W draft | – | – | W draft | – | F publish |
| settings, staff, masters, audit | R | R | – | – | – | – | F |`

const staffTypeTable = `
| module | Sales Executive | Service Advisor | Technician | Driver |
|---|---|---|---|---|
| customers | W: those of own leads, test drives and \`ownerId\`; others by exact mobile, masked | W: those with an open or past booking at their branch; others by exact mobile, masked | – (first name on the job card) | – (name, mobile and place on own open jobs) |
| vehicles | R | W | R on own jobs | R on own jobs |
| leads | Wo, and take an unassigned one | Wo: after sales; create | – | – |
| testDrive | Wo | – | – | – |
| serviceBooking | R of own customers | Wo; R at own branch | Ro: stages, findings, photos | – |
| workshopTime | – | Ro | Ro | – |
| waitingList | – | W | – | – |
| conversations | Wo | Wo | – | – |
| cannedAnswers | R | R | – | – |
| payment | – | W on own bookings | – | – |
| roadsideAssistance, homeService | – | R at own branch | – | Wo: stages, place, photos |
| feedback, complaints | Ro | Wo | – | – |
| shopNow | R, reserve for own leads | – | – | – |
| loyaltyRedeem | – | W on own bookings | – | – |
| dealershipLocation, masters | names only | names only | names only | names only |
| own profile, notices, views, sessions | o | o | o | o |`

/** A column of the table. */
export type Designation = Word<'designation'>
/** A column of the second table. */
export type StaffType = Word<'staffType'>
function cellsOf(text: string): { columns: string[]; cells: Map<string, Map<string, string>> } {
  const lines = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [[, ...columns] = [], , ...rows] = lines as [string[], string[], ...string[][]]
  const cells = rows.flatMap(([modules = '', ...held]) =>
    modules
      .split(', ')
      .map((module): [string, Map<string, string>] => [module, new Map(columns.map((one, place) => [one, held[place] ?? '']))]),
  )
  return { columns, cells: new Map(cells) }
}
const byDesignation = cellsOf(table)
const byStaffType = cellsOf(staffTypeTable)
/** The designations as the table heads them. */
export const designations = byDesignation.columns
/** The staff types as the second table heads them. */
export const staffTypes = byStaffType.columns as StaffType[]
/** Module → designation → cell. */
export const { cells } = byDesignation
/** What the second table says; what it does not name is none. Names are no rows. */
export function staffTypeCell(module: string, staffType: StaffType): string {
  const cell = byStaffType.cells.get(module)?.get(staffType) ?? '–'
  return cell === 'names only' ? '–' : cell
}
/** The letter that a person of both holds at most: the smaller of the two cells'. */
export const smallerLetter = (cell: string, other: string): string =>
  levels.charAt(Math.min(levels.indexOf(cell.charAt(0)), levels.indexOf(other.charAt(0))))
/** What the table says. */
export const cellOf = (module: string, designation: string): string => cells.get(module)?.get(designation) ?? '?'

/** The letters of the table by rank. */
export const levels = '–RWMF'
/** The levels by rank. */
export const [none, read, write, manage, full] = [0, 1, 2, 3, 4] as const
const leadTypes: Record<string, readonly string[]> = {
  'new, used, test drive': ['New Car Sales', 'Used Car Sales', 'Test Drive'],
  'after sales': ['After Sales Inquiry'],
  general: ['General Inquiry'],
  parts: ['Parts Inquiry'],
}
/** Whose department the tenants of the tests give each manager. */
const departments: Record<string, string> = { 'Sales Manager': 'Sales', 'Service Manager': 'Service', 'Parts Manager': 'Parts' }

/** What a cell gives over a row, own or not. */
export function levelOf(cell: string, designation: string, row: Row, own: boolean): number {
  const level = levels.indexOf(cell.charAt(0))
  const more = cell.slice(1).trim()
  if (more === 'o') return own ? level : none
  if (more.startsWith(':')) return leadTypes[more.slice(2).split(';')[0] ?? '']?.includes(String(row['type'])) ? level : none
  if (more === 'own dept') return row['department'] === departments[designation] ? level : none
  if (more === 'while pending') return row['status'] === 'pending' ? level : read
  if (more === '+ leave awaitingParts') return row['status'] === 'awaitingParts' ? write : level
  if (more === 'hours') return read
  if (more === 'draft') return row['status'] === 'published' ? read : level
  return level
}

/** Rows to try a module on. */
export interface Probe {
  module: string
  resource: ResourceName
  /** The field that makes a row somebody's own. */
  own?: string
  /** What every row of the module holds. */
  values?: Row
  /** What makes a difference to some cell; the first also when rows are made. */
  kinds?: readonly Row[]
  /** Further rows that can be made. */
  made?: readonly Row[]
  /** A harmless edit; without it nobody writes such rows over the wire. */
  change?: Row
  /** Many at once: handed on where rows have an owner, else changed. */
  many?: Row
  /** A move that needs a level of its own. */
  approve?: { from: Row; to: string; needs: number }
}
const some = (field: string, ...words: string[]): Row[] => words.map((word) => ({ [field]: word }))
const types = some('type', 'New Car Sales', 'Used Car Sales', 'Test Drive', 'After Sales Inquiry', 'General Inquiry', 'Parts Inquiry')
const ofDepartments = some('department', 'Sales', 'Service', 'Parts', 'Finance', 'Bodyshop', 'General')
const stages = some('status', 'pending', 'inWorkshop', 'awaitingParts', 'completed')
const question = { id: 'a', kind: 'rating', label: { en: 'How was it?', ar: 'كيف كانت؟' }, required: true }
/** A body in both languages. */
export const text = { en: '<p>Terms</p>', ar: '<p>شروط</p>' }
const again = { from: { status: 'completed' }, to: 'inWorkshop', needs: manage }

/** Every module that has rows, with what tells its cells apart. */
export const probes: readonly Probe[] = [
  { module: 'customers', resource: 'customers', own: 'ownerId', change: { lastName: 'Alharbi' } },
  {
    module: 'vehicles',
    resource: 'vehicles',
    own: 'ownerId',
    change: { model: 'Corolla' },
    approve: { from: { status: 'Pending' }, to: 'Approved', needs: manage },
  },
  {
    module: 'leads',
    resource: 'leads',
    own: 'assigneeId',
    kinds: types,
    made: types,
    change: { source: 'referral' },
    approve: { from: { status: 'closed' }, to: 'in-progress', needs: manage },
  },
  {
    module: 'testDrive',
    resource: 'appointments',
    own: 'advisorId',
    values: { type: 'testDrive' },
    kinds: stages,
    change: { concern: 'Noise' },
    many: { transport: 'wait' },
    approve: again,
  },
  {
    module: 'serviceBooking',
    resource: 'appointments',
    own: 'advisorId',
    values: { type: 'service' },
    kinds: stages,
    change: { concern: 'Noise' },
    many: { transport: 'wait' },
    approve: again,
  },
  { module: 'payment', resource: 'payments' },
  { module: 'loyaltyRedeem', resource: 'loyaltyEntries' },
  { module: 'roadsideAssistance', resource: 'roadsideAssistance', change: { driverNote: 'Gate 2' } },
  { module: 'homeService', resource: 'homeService', change: { note: 'Gate 2' } },
  { module: 'feedback', resource: 'feedback', own: 'ownerId', kinds: ofDepartments, made: ofDepartments, change: { description: 'Late' } },
  {
    module: 'complaints',
    resource: 'complaints',
    own: 'ownerId',
    kinds: ofDepartments,
    made: ofDepartments,
    change: { description: 'Late' },
  },
  {
    module: 'surveys',
    resource: 'surveys',
    change: { expiryDays: 9 },
    many: { expiryDays: 9 },
    approve: { from: { questions: [question] }, to: 'active', needs: manage },
  },
  {
    module: 'campaigns',
    resource: 'campaigns',
    change: { frequencyDays: 9 },
    many: { frequencyDays: 9 },
    approve: { from: {}, to: 'scheduled', needs: manage },
  },
  { module: 'shopNow', resource: 'stockCars', own: 'sellerId', change: { model: 'Corolla' } },
  { module: 'BOT', resource: 'questions', change: { published: true }, many: { position: 7 } },
  { module: 'dealershipLocation', resource: 'dealershipLocations', change: { bays: 3 }, many: { bays: 3 } },
  {
    module: 'Content Management',
    resource: 'cms',
    values: { body: text },
    kinds: some('status', 'draft', 'published'),
    change: { position: 7 },
    many: { position: 7 },
    approve: { from: {}, to: 'published', needs: full },
  },
  { module: 'settings', resource: 'messageTemplates', change: { active: false }, many: { active: false } },
  { module: 'staff', resource: 'staff', change: { acceptingLeads: false }, many: { acceptingLeads: false } },
  { module: 'masters', resource: 'makes', change: { name: { en: 'Lexus', ar: 'لكزس' } }, many: { active: false } },
  // Of the rows that an entry may be about, customers are seen by everybody who may read the audit.
  { module: 'audit', resource: 'audit', values: { resource: 'customers' } },
]
