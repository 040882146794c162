// Rights: the whole table of the domain decisions, cell by cell, and the rules on single rows.
import { describe, expect, it } from 'vitest'
import {
  accessModules,
  extraFields,
  grantsOf,
  isTaking,
  may,
  passes,
  relationKey,
  rowRule,
  withRelations,
  type Action,
  type Actor,
} from '../../../src/schema/core/access.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources.ts'
import { levels, smallerLetter, staffTypeCell, staffTypes } from '../server/permissionTable.ts'

const designations = [
  'Sales Manager',
  'Service Manager',
  'Fleet Sales',
  'Broker Sales',
  'General Inquiry',
  'Parts Manager',
  'Administrator',
] as const
// The decisions as written; the rows from outbound on are the dealership's own. 'W hours' and 'create any' are rights beyond the table; 'own
// dept', types and statuses narrow rows, and 'seen' narrows entries to those about rows that the person may see.
const table = `
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
| feedback | M own dept | M own dept | Ro | Ro | W | M own dept | F |
| campaigns | M | M | – | – | R | R | F |
| dealershipLocation | R | W hours | R | R | R | R | F |
| Content Management | W draft | W draft | – | – | W draft | – | F publish |
| settings | R | R | – | – | – | – | F |
| staff | R | R | – | – | – | – | F |
| masters | R | R | – | – | – | – | F |
| audit | R seen | R seen | – | – | – | – | F |
| accessLedger | – | – | – | – | – | – | R |
| integrations | – | – | – | – | – | – | F |
| outbound | M | M | – | – | W | – | F |
| workshopTime | R | M | – | – | R | R | F |
| waitingList | R | M | – | – | W | – | F |
| files | R | R | – | – | – | – | F |
| savedViews | Fo, R team | Fo, R team | Fo, R team | Fo, R team | Fo, R team | Fo, R team | F |
| own | Ro | Ro | Ro | Ro | Ro | Ro | Ro |
| messages | R seen | R seen | – | – | – | – | F |
| conversations | M | M | Wo | Wo | W | – | F |
| cannedAnswers | R | R | R | R | R | – | F |
| notices | Ro seen | Ro seen | Ro seen | Ro seen | Ro seen | Ro seen | Ro seen |`
const cells = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [module = '', ...held] = row
      .split('|')
      .map((cell) => cell.trim())
      .filter(Boolean)
    return held.map((cell, place) => ({ module, designation: designations[place] as Word<'designation'>, cell }))
  })

const me = '019d0000-0000-7000-8000-000000000001'
const someone = '019d0000-0000-7000-8000-000000000002'
const branch = '019d0000-0000-7000-8000-00000000000b'
const elsewhere = '019d0000-0000-7000-8000-00000000000e'
const actor = (designation: Word<'designation'>, more: Partial<Actor> = {}): Actor => ({
  id: me,
  designation,
  department: 'Sales',
  staffType: null,
  locationIds: [],
  ...more,
})
const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'export', 'assign', 'approve', 'delete', 'configure']
const granted: Record<string, readonly Action[]> = {
  '–': [],
  R: ['list', 'show'],
  W: ['list', 'show', 'create', 'edit'],
  M: ['list', 'show', 'create', 'edit', 'export', 'assign', 'approve'],
  F: actions,
}
/** A resource of the module with all fields that rules use. */
const resourceOf = (module: string) => ({ name: `some-${module}`, module, own: ['assigneeId'] as string[] })
const base = { createdBy: someone, assigneeId: someone, department: 'Parts', type: 'New Car Sales', status: 'completed', locationId: null }

/** The rows that a cell distinguishes, each with its level. */
function expectations(cell: string): { row: Record<string, unknown>; level: string }[] {
  const types: Record<string, readonly string[]> = {
    'M: new, used, test drive': ['New Car Sales', 'Used Car Sales', 'Test Drive'],
    'M: after sales': ['After Sales Inquiry'],
    'M: general; create any': ['General Inquiry'],
    'M: parts': ['Parts Inquiry'],
  }
  const typed = types[cell]
  if (typed) return enumerations.leadType.map((type) => ({ row: { ...base, type }, level: typed.includes(type) ? 'M' : '–' }))
  if (/^[RW]o$/.test(cell)) {
    return [
      { row: base, level: '–' },
      { row: { ...base, assigneeId: me }, level: cell[0] ?? '' },
      { row: { ...base, createdBy: me }, level: cell[0] ?? '' },
    ]
  }
  if (cell === 'Fo, R team') {
    return [
      { row: { ...base, visibility: 'private' }, level: '–' },
      { row: { ...base, visibility: 'team' }, level: 'R' },
      { row: { ...base, visibility: 'private', assigneeId: me }, level: 'F' },
      { row: { ...base, visibility: 'private', createdBy: me }, level: 'F' },
    ]
  }
  if (cell === 'M own dept')
    return enumerations.department.map((department) => ({ row: { ...base, department }, level: department === 'Sales' ? 'M' : '–' }))
  if (cell === 'W while pending')
    return enumerations.bookingStatus.map((status) => ({ row: { ...base, status }, level: status === 'pending' ? 'W' : 'R' }))
  if (cell === 'R + leave awaitingParts')
    return enumerations.bookingStatus.map((status) => ({ row: { ...base, status }, level: status === 'awaitingParts' ? 'W' : 'R' }))
  if (cell === 'R seen')
    return [
      { row: base, level: '–' },
      { row: withRelations(base, 'all'), level: 'R' },
    ]
  if (cell === 'Ro seen')
    return [
      { row: { ...base, assigneeId: me }, level: '–' },
      { row: withRelations(base, 'all'), level: '–' },
      { row: withRelations({ ...base, assigneeId: me }, 'all'), level: 'R' },
    ]
  if (cell === 'W hours') return [{ row: base, level: 'R' }]
  return [{ row: base, level: cell[0] ?? '' }]
}

describe('the access table', () => {
  it('has the modules of the decisions, the specification’s among them', () => {
    expect([...accessModules].sort()).toEqual([...new Set(cells.map(({ module }) => module))].sort())
    expect(cells).toHaveLength(31 * 7)
    for (const module of enumerations.accessModule) expect(accessModules).toContain(module)
    for (const { module } of Object.values(resources) as { module: string | { of: Record<string, string> } }[]) {
      for (const one of typeof module === 'string' ? [module] : Object.values(module.of)) expect(accessModules).toContain(one)
    }
  })

  it.each(cells)('gives on $module the $designation: $cell', ({ module, designation, cell }) => {
    const who = actor(designation)
    const resource = resourceOf(module)
    for (const { row, level } of expectations(cell)) {
      for (const action of actions) {
        const allowed = granted[level]?.includes(action) ?? false
        expect([action, row, may(who, resource, action, row)]).toEqual([action, row, allowed])
        expect(passes(rowRule(who, resource, action), who, row)).toBe(allowed)
      }
    }
    for (const action of actions) {
      expect([action, may(who, resource, action)]).toEqual([
        action,
        expectations(cell).some(({ level }) => granted[level]?.includes(action)),
      ])
    }
  })

  it('lets General Inquiry create any lead and touch only general ones', () => {
    const who = actor('General Inquiry')
    for (const type of enumerations.leadType) {
      expect(may(who, resources.leads, 'create', { ...base, type })).toBe(true)
      expect(may(who, resources.leads, 'edit', { ...base, type })).toBe(type === 'General Inquiry')
    }
  })

  it('lets the Service Manager change the hours of branches, and nobody else any field beyond their right', () => {
    for (const designation of designations) {
      for (const resource of Object.values(resources)) {
        const expected = designation === 'Service Manager' && resource.name === 'dealershipLocations' ? ['hours'] : []
        expect([designation, resource.name, extraFields(actor(designation), resource)]).toEqual([designation, resource.name, expected])
      }
    }
  })

  it('gives a designation or a module that it does not know nothing', () => {
    expect(grantsOf(actor('Owner' as Word<'designation'>), 'customers')).toEqual([])
    expect(grantsOf(actor('Administrator'), 'nonsense')).toEqual([])
    expect(passes([], actor('Administrator'), base)).toBe(false)
  })

  it('takes the module of a booking from its type', () => {
    const drive = { ...base, type: 'testDrive', advisorId: null }
    const service = { ...drive, type: 'service' }
    expect([
      may(actor('Sales Manager'), resources.appointments, 'edit', drive),
      may(actor('Sales Manager'), resources.appointments, 'edit', service),
    ]).toEqual([true, false])
    expect([
      may(actor('Service Manager'), resources.appointments, 'edit', drive),
      may(actor('Service Manager'), resources.appointments, 'edit', { ...drive, type: 'walkIn' }),
    ]).toEqual([false, true])
    expect(may(actor('Sales Manager'), resources.appointments, 'show', service)).toBe(true)
    expect(may(actor('Broker Sales'), resources.appointments, 'show', service)).toBe(false)
  })
})

describe('staff types', () => {
  const moduleOf = (name: string): string => (name === 'complaints' ? 'feedback' : name)
  const lettersOf = (who: Actor, module: string): string[] => [
    ...new Set(grantsOf(who, module).map(({ level, moves }): string => (moves ? 'W' : level))),
  ]
  const best = (letters: readonly string[]): string => levels.charAt(Math.max(0, ...letters.map((letter) => levels.indexOf(letter))))

  it.each(staffTypes)(
    '%s holds on every module the smaller of the designation’s cell and its own, and nothing that is not named',
    (staffType) => {
      for (const designation of designations)
        for (const module of accessModules.filter((one) => !['own', 'savedViews', 'notices'].includes(one))) {
          const held = best(lettersOf(actor(designation), module))
          // Conversations follow the customers.
          const ofTable: Record<string, string[]> = { feedback: ['feedback', 'complaints'], conversations: ['customers'] }
          const named = (ofTable[module] ?? [module]).map((one) => staffTypeCell(one, staffType))
          expect(new Set(named).size).toBe(1)
          // A technician reads own jobs and writes findings on them: a separate resource in the module.
          // A sales executive reads cars for sale, and moves those of own leads.
          const moves =
            (staffType === 'Technician' && module === 'serviceBooking') || (staffType === 'Sales Executive' && module === 'shopNow')
          const cell = moves ? 'W' : (named[0] ?? '–')
          expect([designation, module, best(lettersOf(actor(designation, { staffType }), moduleOf(module)))]).toEqual([
            designation,
            module,
            smallerLetter(held, cell),
          ])
        }
    },
  )

  it.each(staffTypes)('%s exports, works in bulk, assigns, approves, deletes and configures nothing but own views', (staffType) => {
    for (const designation of designations)
      for (const resource of Object.values(resources).filter(({ name }) => name !== 'savedViews'))
        for (const action of ['export', 'assign', 'approve', 'delete', 'configure'] as const)
          expect([designation, resource.name, action, may(actor(designation, { staffType }), resource, action)]).toEqual([
            designation,
            resource.name,
            action,
            false,
          ])
  })

  it('keeps to own rows where the table says so', () => {
    const sees = (staffType: Word<'staffType'>, resource: (typeof resources)[keyof typeof resources], row: Record<string, unknown>) =>
      may(actor('Administrator', { staffType }), resource, 'show', { ...base, ...row })
    expect([sees('Driver', resources.homeService, {}), sees('Driver', resources.homeService, { driverId: me })]).toEqual([false, true])
    const job = { type: 'service', technicianId: me }
    expect([sees('Technician', resources.appointments, { type: 'service' }), sees('Technician', resources.appointments, job)]).toEqual([
      false,
      true,
    ])
    expect(sees('Sales Executive', resources.leads, {})).toBe(false)
    expect(sees('Sales Executive', resources.leads, { assigneeId: null })).toBe(true)
  })

  it('passes no relation that nobody asked for', () => {
    const who = actor('Administrator', { staffType: 'Sales Executive' })
    const row = { ...base, ownerId: null }
    expect(may(who, resources.customers, 'edit', row)).toBe(false)
    expect(may(who, resources.customers, 'edit', withRelations(row, 'all'))).toBe(true)
    const [related] = rowRule(who, resources.customers, 'edit')
      .flat()
      .filter((one) => one.related)
    expect(may(who, resources.customers, 'edit', withRelations(row, new Set([relationKey(related ?? { field: '' })])))).toBe(true)
    expect(may(who, resources.customers, 'edit', { ...withRelations(row, new Set<string>()) })).toBe(false)
  })

  it('lets a Sales Executive take a lead that nobody has, for themselves and with nothing else', () => {
    const who = actor('Sales Manager', { staffType: 'Sales Executive' })
    const free = { ...base, assigneeId: null }
    expect(isTaking(who, resources.leads, free, { assigneeId: me })).toBe(true)
    expect(isTaking(who, resources.leads, free, { assigneeId: someone })).toBe(false)
    expect(isTaking(who, resources.leads, free, { assigneeId: me, type: 'Test Drive' })).toBe(false)
    expect(isTaking(who, resources.leads, base, { assigneeId: me })).toBe(false)
    expect(isTaking(actor('Sales Manager'), resources.leads, free, { assigneeId: me })).toBe(false)
  })

  it('lets a technician and a driver move own work and add what they found, and change nothing else of it', () => {
    const technician = actor('Service Manager', { staffType: 'Technician' })
    const job = { ...base, type: 'service', technicianId: me }
    expect([may(technician, resources.appointments, 'move', job), may(technician, resources.appointments, 'edit', job)]).toEqual([
      true,
      false,
    ])
    expect(may(technician, resources.appointments, 'move', { ...job, technicianId: someone })).toBe(false)
    expect(extraFields(technician, resources.appointments)).toEqual(['photos'])
    expect(may(technician, resources.jobServices, 'create', job)).toBe(true)
    const driver = actor('Service Manager', { staffType: 'Driver' })
    expect(may(driver, resources.homeService, 'move', { ...base, driverId: me })).toBe(true)
    expect([may(driver, resources.homeService, 'edit', { ...base, driverId: me }), may(driver, resources.homeService, 'create')]).toEqual([
      false,
      false,
    ])
    expect(extraFields(driver, resources.homeService)).toEqual(['stage', 'photos', 'driverNote', 'routeOrder'])
    // Follow-ups of the same records are not their work.
    expect([technician, driver].map((who) => may(who, resources.followUps, 'list'))).toEqual([false, false])
  })
})

describe('branches', () => {
  const resource = { ...resourceOf('vehicles'), location: 'locationId' }
  it('keep staff who have some to the rows of those and of none', () => {
    const who = actor('Sales Manager', { locationIds: [branch] })
    const rows = [branch, elsewhere, null].map((locationId) => may(who, resource, 'edit', { ...base, locationId }))
    expect(rows).toEqual([true, false, true])
  })

  it('keep nobody who has none, nor the Administrator', () => {
    expect(may(actor('Sales Manager'), resource, 'edit', { ...base, locationId: elsewhere })).toBe(true)
    expect(may(actor('Administrator', { locationIds: [branch] }), resource, 'delete', { ...base, locationId: elsewhere })).toBe(true)
  })

  it('are added to own rows, never instead of them', () => {
    const who = actor('Fleet Sales', { locationIds: [branch] })
    expect(may(who, resource, 'edit', { ...base, assigneeId: me, locationId: elsewhere })).toBe(false)
    expect(may(who, resource, 'edit', { ...base, assigneeId: someone, locationId: branch })).toBe(false)
    expect(may(who, resource, 'edit', { ...base, assigneeId: me, locationId: branch })).toBe(true)
  })
})

describe('resources that only actions write', () => {
  it('are written by nobody, the Administrator included', () => {
    for (const resource of [resources.audit, resources.messages]) {
      for (const action of actions)
        expect([action, may(actor('Administrator'), resource, action)]).toEqual([action, ['list', 'show', 'export'].includes(action)])
    }
  })
})
