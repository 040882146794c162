// Kills a server now and then while clients work with it.
import { setTimeout as pause } from 'node:timers/promises'
import { openBetween } from '../company.ts'
import { clientOf, type Ask } from '../client.ts'
import { seedTenants, type TestTenant } from '../../core/server/tenants.ts'
import type { RoundSetup } from './roundSetup.ts'

/** What the stories need. */
export interface StaffClient {
  tenant: TestTenant
  base: string
  ask: Ask
}

/** Creates the company in which they work. */
export async function openStaffClient({ env, server }: RoundSetup): Promise<StaffClient> {
  const services = await openBetween(env)
  try {
    const { noor: tenant } = await seedTenants(services)
    return { tenant, base: server.base, ask: clientOf([server.base], tenant.staff.Administrator.token) }
  } finally {
    await services.engine.close()
  }
}

/**
 * Kills the server that many times, each after a random lifetime, and when `moment` resolves after it; `between` runs while it is down.
 * Throws when it ended by itself.
 */
export async function killWhile(
  { server, random }: RoundSetup,
  kills: number,
  busy: Promise<unknown>,
  between: () => Promise<unknown> = async () => undefined,
  moment: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const broken = { by: undefined as unknown }
  busy.catch((error: unknown) => (broken.by = error))
  for (let done = 0; done < kills; done += 1) {
    await pause(random.between(200, 2_500))
    await moment()
    if (broken.by !== undefined) throw broken.by
    if (!(await server.kill())) throw new Error('The server ended by itself.')
    await between()
    server.start()
    await server.ready()
  }
}
