// No flag is without an effect: switched off, each closes every call that names it, and the rules of the server that read it.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { calls } from '../../src/schema/endpoints.ts'
import { audienceOf } from '../../src/schema/core/defineCall.ts'
import { requireAccess } from '../../server/core/access/requireAccess.ts'
import { caller } from '../core/server/callers.ts'
import { onServer, type Running } from '../core/server/eachServer.ts'
import { customer, newAddress, newMobile, visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'
import { password } from '../core/server/tenants.ts'

type Flag = Word<'featureFlag'>

/** What people meet where a rule inside a call reads the flag. */
const rules: Partial<Record<Flag, (running: Running) => Promise<unknown>>> = {
  TEST_DRIVE: async (running) => {
    const request = { type: 'Test Drive', name: 'Huda', mobile: newMobile() }
    return (await (await visitor(running)).post('/landing-page/leads', request)).status
  },
  ROADSIDE_ASSISTANCE: async (running) => {
    const { sender, vehicleId } = await customer(running)
    return (await sender.post('/landing-page/roadside-assistance', { vehicleId, issue: 'fuel', point: { lat: 24.7, lng: 46.7 } })).status
  },
  CAMPAIGN_ENABLE: async (running) => {
    const audience = { audienceModule: 'Customer', audience: { rows: {}, customers: {} } }
    const campaign = {
      name: newMobile(),
      channel: 'sms',
      body: { en: '{name}: {tenant} {optOut}', ar: '{name}: {tenant} {optOut}' },
      frequencyDays: 7,
      perMinute: 60,
      ...audience,
    }
    const { body } = await running.admin().post('/campaign-management', campaign)
    const { id, version } = body as { id: string; version: number }
    const moved = await running.admin().post(`/campaign-management/${id}/status`, { to: 'scheduled', version })
    return [moved.status, moved.body.code]
  },
  // The page of paying also serves cards, so its calls read the flag themselves.
  TAMARA_INTEGRATION: async (running) => (await (await customer(running)).sender.get('/landing-page/tamara-offers')).status,
  STAFF_OTP: async (running) => {
    const { id, email } = running.tenants.noor.staff['Parts Manager']
    const mobile = newMobile()
    await running.services.engine.scoped('noor', (tx) => sql`update staff set mobile = ${mobile} where id = ${id}`.execute(tx))
    const { body } = await running.as({ tenant: 'noor', address: newAddress() }).post('/staffs/login', { email, password })
    return Object.keys(body as object)
  },
}

onServer('the flag', (running) => {
  it.each([...enumerations.featureFlag])('%s changes what people may do', async (flag) => {
    const named = calls.filter(({ feature }) => feature?.flag === flag)
    const rule = rules[flag]
    expect(named.length > 0 || rule, `${flag} closes no call, and no rule is known that reads it`).toBeTruthy()
    const refusals = () =>
      Promise.all(
        named.map(async (call) => {
          const staff = audienceOf(call.access) === 'staff'
          const request = { params: {}, input: {}, address: '127.0.0.1' }
          const code = await requireAccess(running().services, call, caller([], staff), request).then(
            () => 'open',
            (error: { code?: string }) => error.code,
          )
          return [call.name, code]
        }),
      )
    expect(await refusals()).toEqual(named.map(({ name }) => [name, 'open']))
    const open = await rule?.(running())
    await switchFlag(running(), flag, false, async () => {
      const codeOf = ({ access }: (typeof calls)[number]) => (audienceOf(access) === 'staff' ? 'switchedOff' : 'featureOff')
      expect(await refusals()).toEqual(named.map((call) => [call.name, codeOf(call)]))
      if (rule) expect(await rule(running())).not.toEqual(open)
    })
  })
})
