import { it } from 'vitest'
import { openTestEngine } from '../server/engines.ts'
import { openTestHouse } from '../server/house.ts'
import { seedTenants } from '../server/tenants.ts'
import { migrate } from '../../server/db/migrate.ts'
it('times', async () => {
  for (const kind of ['embedded', 'postgres'] as const) {
  let t = performance.now(); const lap = (n: string) => { console.log(kind, n, Math.round(performance.now() - t)); t = performance.now() }
  const test = await openTestEngine(kind); lap('open')
  await migrate(test.engine); lap('migrate')
  const h = await openTestHouse(test.engine); lap('house')
  await h.app.ready(); lap('ready')
  await seedTenants(h.house); lap('seed')
  await h.app.close(); await test.remove(); lap('remove')
  }
})
