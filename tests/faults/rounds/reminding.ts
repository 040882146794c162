// The server killed while it writes to the owners of cars: each is written to once.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayAfter, localDay } from '../../../server/core/time/time.ts'
import { completeRow } from '../../../server/core/db/repository.ts'
import { insertRows } from '../../../server/core/db/writes.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { newMobile, newPlate } from '../../core/server/people.ts'
import { seedTenants } from '../../core/server/tenants.ts'
import { clientOf, type Ask } from '../client.ts'
import { openBetween } from '../company.ts'
import { openGround, rowsOf, type RoundOptions, type RoundReport, type RoundSetup } from './roundSetup.ts'

/** Cars of one run; their messages take longer than a server lives. */
const cars = 300
/** Milliseconds: the first look at the schedules is two seconds after a start. */
const life = [2_100, 3_500] as const

async function prepare({ env, server }: RoundSetup): Promise<Ask> {
  const services = await openBetween(env)
  try {
    const { noor } = await seedTenants(services)
    const now = services.now()
    const consents = [{ purpose: 'marketing', channel: 'all', granted: true, at: now.toISOString(), textVersion: '1' }]
    await services.engine.scoped('noor', async (tx) => {
      const owners = Array.from({ length: cars }, () =>
        completeRow('customers', { firstName: 'Huda', lastName: 'Ali', mobile: newMobile(), languageId: '1', consents }, null, now),
      )
      await insertRows(tx, 'customers', owners)
      const theirs = owners.map(({ id: customerId }) => {
        const car = { customerId, makeId: noor.makeId, model: 'Camry', year: 2022, plate: newPlate(), status: 'Approved' }
        return completeRow('vehicles', { ...car, insuranceEnd: dayAfter(localDay(now), 5) }, null, now)
      })
      await insertRows(tx, 'vehicles', theirs)
      // At any hour.
      await sql`update settings set "quietFrom" = '00:00', "quietTo" = '00:00'`.execute(tx)
    })
    return clientOf([server.base], noor.staff.Administrator.token)
  } finally {
    await services.engine.close()
  }
}

/** Lets the next server look at once, instead of a minute after the killed one did. */
const letMinutePass = (setup: RoundSetup) => setup.look((engine) => engine.asOwner((tx) => sql`delete from "clockTicks"`.execute(tx)))

/** Resolves once the running server is through; rejects after two minutes. */
async function untilThrough(ask: Ask): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(200)) {
    const { body } = await ask('GET', '/settings')
    if (body.data[0].carsRemindedOn) return
  }
  throw new Error('The server does not come to the end of the cars.')
}

async function isThrough(engine: Engine): Promise<boolean> {
  const [settings] = await rowsOf(engine, sql<{ on: string | null }>`select "carsRemindedOn" as on from settings where "tenantId" = 'noor'`)
  return typeof settings?.on === 'string'
}

async function check(engine: Engine): Promise<string[]> {
  const rows = await rowsOf(
    engine,
    sql<{ plate: string; count: number }>`select car.plate, count(message.id)::int as count from vehicles car
      left join messages message on message."rowId" = car.id::text and message.kind = 'carDate' group by car.id, car.plate`,
  )
  const wrong = rows.filter(({ count }) => count !== 1).map(({ plate, count }) => `The owner of ${plate} was written to ${count} times.`)
  if (rows.length !== cars) wrong.push(`${rows.length} cars of ${cars} are there.`)
  return wrong
}

/** Kills the server that many times while it goes through the cars, anew with other cars once it is through. */
export async function roundsReminding(request: RoundOptions): Promise<RoundReport> {
  const wrong: string[] = []
  const counts = { kills: 0, runs: 0 }
  for (let turn = 0; counts.kills < request.kills; turn += 1) {
    const setup = await openGround({ ...request, seed: request.seed + turn })
    try {
      const ask = await prepare(setup)
      for (;;) {
        setup.server.start()
        await setup.server.ready()
        const last = counts.kills >= request.kills
        if (last) {
          await untilThrough(ask)
          await setup.server.stop()
          break
        }
        await pause(setup.random.between(...life))
        if (!(await setup.server.kill())) throw new Error('The server ended by itself.')
        counts.kills += 1
        if (await setup.look(isThrough)) break
        await letMinutePass(setup)
      }
      counts.runs += 1
      wrong.push(...(await setup.look(check)))
    } finally {
      await setup.remove()
    }
  }
  return { wrong, counts }
}
