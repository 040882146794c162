// The tests' own engines: data of one test block are not visible in the next.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { takeEngine } from '../server/keptEngines.ts'

const addTenant = sql`insert into tenants (id, name) values ('noor', '{"en": "Noor", "ar": "نور"}')`

it('an engine is given on without a row, and not at all once a test has built something in it', async () => {
  const first = await takeEngine()
  await first.engine.asOwner((tx) => addTenant.execute(tx))
  await first.remove()

  const second = await takeEngine()
  expect(second.engine).toBe(first.engine)
  expect((await second.engine.asOwner((tx) => sql`select from tenants`.execute(tx))).rows).toEqual([])
  await second.engine.asOwner((tx) => sql`create table pairs (one int)`.execute(tx))
  await second.remove()

  const third = await takeEngine()
  expect(third.engine).not.toBe(second.engine)
  await third.remove()
})
