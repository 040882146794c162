// A server that is killed now and then while somebody works with it.
import { setTimeout as pause } from 'node:timers/promises'
import { openBetween } from '../company.ts'
import { clientOf, type Ask } from '../client.ts'
import { seedTenants, type TestTenant } from '../../core/server/tenants.ts'
import type { RoundSetup } from './roundSetup.ts'

/** What the stories know. */
export interface StaffClient {
  tenant: TestTenant
  base: string
  ask: Ask
}

/** Makes the company that the work is done in. */
export async function openStaffClient({ env, server }: RoundSetup): Promise<StaffClient> {
  const services = await openBetween(env)
  try {
    const { noor: tenant } = await seedTenants(services)
    return { tenant, base: server.base, ask: clientOf([server.base], tenant.staff.Administrator.token) }
  } finally {
    await services.engine.close()
  }
}

/** Kills the server so many times, each after a chance life; `between` is done while it is away. Throws where it ended by itself. */
export async function killWhile(
  { server, random }: RoundSetup,
  kills: number,
  busy: Promise<unknown>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const broken = { by: undefined as unknown }
  busy.catch((error: unknown) => (broken.by = error))
  for (let done = 0; done < kills; done += 1) {
    await pause(random.between(200, 2_500))
    if (broken.by !== undefined) throw broken.by
    if (!(await server.kill())) throw new Error('The server ended by itself.')
    await between()
    server.start()
    await server.ready()
  }
}
