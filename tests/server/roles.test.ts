// Every call by everybody: nobody, a visitor, a customer, and each designation, as the endpoint data and the owner's table say. Resources' own
// routes are in matrix.test.ts and tests/everyResource/rights.test.ts.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../server/sessions.ts'
import { audienceOf } from '../fuzz/audiences.ts'
import { hintsOf } from '../fuzz/hints.ts'
import { isValid, requests, type Drawn } from '../fuzz/request.ts'
import type { Route } from '../fuzz/routes.ts'
import { sendDrawn, withVersion } from '../fuzz/sending.ts'
import { openWorld, type Side, type World } from '../fuzz/world.ts'
import { callRules, verdictOf } from './callRules.ts'
import { designations, type Designation } from './permissionTable.ts'

// What ends a session or somebody's work comes last.
const ending = ['enableDisable', 'endSessions', 'logout', 'signOut', 'eraseCustomer', 'eraseOwnData', 'pauseWork']
const bases = 2

describe('every call', () => {
  let world: World
  let routes: Route[] = []
  beforeAll(async () => {
    world = await openWorld('embedded')
    // A stream without end is live.test.ts's.
    const known = world.routes.filter(({ name, hidden }) => !hidden && !name.includes('_') && name !== 'live')
    routes = known.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name))
  }, 120_000)
  afterAll(() => world.remove())

  const tokenOf = async (role: Designation): Promise<string> => {
    const { house, tenants } = world.running
    const subjectId = tenants.noor.staff[role].id
    return house.engine.scoped('noor', async (tx) => {
      await sql`update staff set active = true where id = ${subjectId}`.execute(tx)
      return openSession(tx, 'noor', { audience: 'staff', subjectId }, house.now())
    })
  }
  const drawn = async (route: Route, side: Side): Promise<Drawn[]> =>
    fc
      .sample(requests(route, await hintsOf(world, route, side)), { numRuns: 20, seed: 3 })
      .filter((one) => isValid(route, one))
      .slice(0, bases)

  it('of staff has its line in the table of calls, and no line is left over', () => {
    const ofStaff = routes.filter((route) => audienceOf(route) === 'staff').map(({ name }) => name)
    expect([...ofStaff, 'live'].toSorted()).toEqual(Object.keys(callRules).toSorted())
  })

  it('is refused to whoever is on another side of the house', async () => {
    const refusals: Record<Side, Partial<Record<Side, number>>> = {
      nobody: {},
      visitor: { nobody: 401 },
      customer: { nobody: 401, visitor: 401, staff: 403 },
      staff: { nobody: 401, visitor: 401, customer: 401 },
    }
    for (const route of routes) {
      // Staff and customers send files; a receipt is its payer's and the house's.
      const others = ['uploadFile', 'paperReceipt'].includes(route.name) ? { nobody: 401, visitor: 401 } : refusals[audienceOf(route)]
      const [one] = await drawn(route, audienceOf(route))
      expect([route.name, one]).toEqual([route.name, expect.anything()])
      for (const [side, status] of Object.entries(others)) {
        const came = await sendDrawn(world, route, one as Drawn, await world.token(side as Side))
        // Who sends no file, or asks for no receipt of theirs, may hear that first.
        const early = ['uploadFile', 'paperReceipt'].includes(route.name) && [400, 404].includes(came.status)
        expect([route.name, side, early ? status : came.status]).toEqual([route.name, side, status])
      }
    }
  }, 120_000)

  it('of staff answers each designation as the table says', async () => {
    const wrong: string[] = []
    for (const route of routes.filter((one) => audienceOf(one) === 'staff')) {
      const rule = callRules[route.name]
      const asked = await drawn(route, 'staff')
      for (const role of designations as Designation[]) {
        const verdict = rule ? verdictOf(rule, role) : 'depends'
        const token = await tokenOf(role)
        for (const one of asked) {
          const { status, text } = await sendDrawn(world, route, await withVersion(world, route, one), token)
          const refused = status === 403 || status === 404
          const fits = verdict === 'may' ? status !== 403 : verdict === 'mayNot' ? refused : true
          if (!fits || status === 401 || status >= 500) wrong.push(`${route.name} ${role} ${verdict}: ${status} ${text.slice(0, 120)}`)
          if (ending.includes(route.name)) break
        }
      }
    }
    expect(wrong).toEqual([])
  }, 600_000)
})
