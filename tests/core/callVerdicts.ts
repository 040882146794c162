// What the owner's table says of a call, by the right that the call declares.
import type { Action, Right } from '../../src/schema/core/access.ts'
import type { Access } from '../../src/schema/core/defineCall.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { cellOf, levelOf, levels, smallerLetter, staffTypeCell, type Designation, type StaffType } from './server/permissionTable.ts'

/** The lowest letter of the table that an action needs, as the owner explains the letters. */
const least: Record<Action, 'R' | 'W' | 'M' | 'F'> = {
  list: 'R',
  show: 'R',
  unmask: 'W',
  create: 'W',
  edit: 'W',
  move: 'W',
  assign: 'M',
  export: 'M',
  approve: 'M',
  delete: 'F',
  configure: 'F',
}

// Modules that the owner's table does not have: calls about surveys belong to the call centre, blocked times follow bookings,
// conversations the customers, the waiting list bookings, messages and integrations the settings; decided in the access.ts of these features.
const beyond: Readonly<Record<string, Readonly<Record<Designation, string>>>> = {
  outbound: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'Fleet Sales': '–',
    'Broker Sales': '–',
    'General Inquiry': 'W',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  messages: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'Fleet Sales': '–',
    'Broker Sales': '–',
    'General Inquiry': '–',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  conversations: {
    'Sales Manager': 'M',
    'Service Manager': 'M',
    'Fleet Sales': 'Wo',
    'Broker Sales': 'Wo',
    'General Inquiry': 'W',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  cannedAnswers: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'Fleet Sales': 'R',
    'Broker Sales': 'R',
    'General Inquiry': 'R',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  integrations: {
    'Sales Manager': '–',
    'Service Manager': '–',
    'Fleet Sales': '–',
    'Broker Sales': '–',
    'General Inquiry': '–',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  waitingList: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'Fleet Sales': '–',
    'Broker Sales': '–',
    'General Inquiry': 'W',
    'Parts Manager': '–',
    Administrator: 'F',
  },
  workshopTime: {
    'Sales Manager': 'R',
    'Service Manager': 'M',
    'Fleet Sales': '–',
    'Broker Sales': '–',
    'General Inquiry': 'R',
    'Parts Manager': 'R',
    Administrator: 'F',
  },
}
const heldOf = (module: string, role: Designation): string => beyond[module]?.[role] ?? cellOf(module, role)

function verdictOn({ module, action, of }: Right, role: Designation, row: Row | undefined): 'may' | 'mayNot' | 'depends' {
  const cell = heldOf(module, role)
  const needed = levels.indexOf(least[action])
  if (levels.indexOf(cell.charAt(0)) < needed && cell.length < 3) return 'mayNot'
  if (cell.length === 1) return 'may'
  const known = row ?? of
  if (!known) return 'depends'
  return levelOf(cell, role, known, true) >= needed ? 'depends' : 'mayNot'
}

/** The table's verdict on a colleague: may, may not, or depends on a row. `row` is the row of the call, when it has the module's fields. */
export function verdictOf(access: Access, role: Designation, row?: Row): 'may' | 'mayNot' | 'depends' {
  if (typeof access === 'string') return 'may'
  const verdicts = ('anyOf' in access ? access.anyOf : [access]).map((right) => verdictOn(right, role, row))
  // When the verdicts of two modules differ, the row decides.
  const [first = 'mayNot'] = verdicts
  return verdicts.every((one) => one === first) ? first : 'depends'
}

// Staff with a staff type never act for customers.
const notByStaffType = ['actFor']

/** Whether a person with a staff type is refused in every case; where not, the row decides. */
export function isShutTo(name: string, access: Access, role: Designation, staffType: StaffType): boolean {
  if (notByStaffType.includes(name)) return true
  if (typeof access === 'string') return false
  return ('anyOf' in access ? access.anyOf : [access]).every(({ module, action }) => {
    return levels.indexOf(smallerLetter(heldOf(module, role), staffTypeCell(module, staffType))) < levels.indexOf(least[action])
  })
}
