import { describe, expect, it } from 'vitest'
import type { Row } from '../../../src/admin/core/definition.ts'
import { allowedMoves } from '../../../src/admin/core/show/allowedMoves.ts'
import { createTranslate } from '../../../src/i18n/index.ts'
import { may } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'
import { staffAs, textsOf } from './adminFixture.tsx'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'
import type { Move } from '../../../src/schema/core/transitions.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const booking = (status: string, closure = 'none'): Row => ({
  id: 'a',
  version: 1,
  type: 'service',
  status,
  closure,
  updatedAt: '2026-11-20T08:00:00Z',
})
const movesOf = (
  designation: StaffSession['designation'],
  resource: ResourceName,
  row: Row,
  staffType: StaffSession['staffType'] = null,
) => {
  const staff = { ...staffAs(designation), staffType }
  return allowedMoves(resource, row, (action, name, one) => may(staff, resources[name as ResourceName], action, one), now).map(
    ({ to }) => to,
  )
}

describe('the moves on offer', () => {
  it('are those of the graph', () =>
    expect(movesOf('Administrator', 'appointments', booking('qc'))).toEqual(['washing', 'completed', 'inWorkshop']))
  it('are none for those who only read', () => expect(movesOf('Sales Manager', 'appointments', booking('qc'))).toEqual([]))
  it('are those that the right reaches', () =>
    expect(movesOf('Parts Manager', 'appointments', booking('awaitingParts'))).toEqual(['inWorkshop', 'awaitingLabour']))
  it('are those of own bookings for a technician, who otherwise only reads them', () => {
    const own = { ...booking('inWorkshop'), technicianId: staffAs('Service Manager').id }
    expect(movesOf('Service Manager', 'appointments', own, 'Technician')).toEqual(['qc', 'awaitingLabour', 'awaitingParts'])
    expect(movesOf('Service Manager', 'appointments', { ...own, technicianId: 'other' }, 'Technician')).toEqual([])
  })
  it('are none once a booking is closed', () =>
    expect(movesOf('Administrator', 'appointments', booking('pending', 'cancelled'))).toEqual([]))
  it('end with the time a move allows', () => {
    const lead = (updatedAt: string): Row => ({ id: 'a', version: 1, type: 'Test Drive', status: 'closed', updatedAt })
    expect(movesOf('Sales Manager', 'leads', lead('2026-11-01T08:00:00Z'))).toEqual(['in-progress'])
    expect(movesOf('Sales Manager', 'leads', lead('2026-10-01T08:00:00Z'))).toEqual([])
  })
  it.each(['english', 'arabic'] as const)('are all named in %s', (language) => {
    const keys = Object.entries(graphs).flatMap(([graph, { moves }]) =>
      (Object.values(moves).flat() as Move[]).map(({ to, again }) => `admin.moves.${graph}.${to}${again ? 'Again' : ''}`),
    )
    expect(keys.filter((key) => createTranslate(language, textsOf(language))(namedKey(key)) === key)).toEqual([])
  })
})
