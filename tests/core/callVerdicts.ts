// What the owner's table says of a call, by the right that the call declares.
import type { Action, Right } from '../../src/schema/core/access.ts'
import type { Access } from '../../src/schema/core/defineCall.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { cellOf, levelOf, levels, smallerLetter, staffTypeCell, type Designation, type StaffType } from './server/permissionTable.ts'

/** The least letter of the table that an action needs, as the owner explains the letters. */
const least: Record<Action, 'R' | 'W' | 'M' | 'F'> = {
  list: 'R',
  show: 'R',
  create: 'W',
  edit: 'W',
  move: 'W',
  assign: 'M',
  export: 'M',
  approve: 'M',
  delete: 'F',
  configure: 'F',
}

// Calls about surveys are the call centre's, which the owner's table does not have; decided in docs and src/schema/surveys/access.ts.
const outbound: Readonly<Record<Designation, string>> = {
  'Sales Manager': 'M',
  'Service Manager': 'M',
  'Fleet Sales': '–',
  'Broker Sales': '–',
  'General Inquiry': 'W',
  'Parts Manager': '–',
  Administrator: 'F',
}

function verdictOn({ module, action, of }: Right, role: Designation, row: Row | undefined): 'may' | 'mayNot' | 'depends' {
  const cell = module === 'outbound' ? outbound[role] : cellOf(module, role)
  const needed = levels.indexOf(least[action])
  if (levels.indexOf(cell.charAt(0)) < needed && cell.length < 3) return 'mayNot'
  if (cell.length === 1) return 'may'
  const known = row ?? of
  if (!known) return 'depends'
  return levelOf(cell, role, known, true) >= needed ? 'depends' : 'mayNot'
}

/** What the table says of a colleague: may, may not, or it depends on a row. `row` is the one that the call is about, where it has the module's fields. */
export function verdictOf(access: Access, role: Designation, row?: Row): 'may' | 'mayNot' | 'depends' {
  if (typeof access === 'string') return 'may'
  const verdicts = ('anyOf' in access ? access.anyOf : [access]).map((right) => verdictOn(right, role, row))
  // Where one module lets a person and another does not, the row decides.
  const [first = 'mayNot'] = verdicts
  return verdicts.every((one) => one === first) ? first : 'depends'
}

// Whatever rows they have, nobody with a staff type acts for customers.
const notByStaffType = ['actFor']

/** The same of a person with a staff type: whether they may not at all; what they may, their rows decide. */
export function isShutTo(name: string, access: Access, role: Designation, staffType: StaffType): boolean {
  if (notByStaffType.includes(name)) return true
  if (typeof access === 'string') return false
  return ('anyOf' in access ? access.anyOf : [access]).every(({ module, action }) => {
    const cell = module === 'outbound' ? outbound[role] : cellOf(module, role)
    return levels.indexOf(smallerLetter(cell, staffTypeCell(module, staffType))) < levels.indexOf(least[action])
  })
}
