// Shared by tests with several processes: one PostgreSQL, the tests' tenants, providers, a proxy, and processes behind it.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { seal } from '../../server/core/db/seal.ts'
import { openBetween } from '../faults/company.ts'
import { openProviders, smsAccount, type Providers } from '../faults/providers.ts'
import { serverOn, type Server } from '../faults/server.ts'
import { freePort } from '../provide/freePort.ts'
import { createDatabase, dropDatabase } from '../provide/postgres.ts'
import { testDatabaseUrl } from '../core/server/engines.ts'
import { seedTenants, type TenantId, type TestTenant } from '../core/server/tenants.ts'
import { openProxy, type Proxy } from './proxy.ts'

/** A process behind the proxy. */
export interface Process extends Server {
  port: number
  /** Its own address, without the API's path. */
  at: string
}
/** The whole setup. */
export interface Stage {
  proxy: Proxy
  providers: Providers
  databaseUrl: string
  /** Creates the tests' tenants, in a database that this code migrates. */
  seed(): Promise<Record<TenantId, TestTenant>>
  /** Starts a process of a build and waits until the proxy sends it requests. */
  start(file: string): Promise<Process>
  close(): Promise<void>
}

/** Opens it. `env` is for all processes. */
export async function openStage(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const [providers, proxy, databaseUrl] = await Promise.all([openProviders(), openProxy(), createDatabase(testDatabaseUrl())])
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-processes-'))
  const all: Record<string, string> = {
    ...providers.env,
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('hex'), PUBLIC_URL: proxy.base },
    ...{ TRUST_PROXY: '1', DRAIN_SECONDS: '2' },
    ...env,
  }
  const running: Process[] = []
  return {
    ...{ proxy, providers, databaseUrl },
    async seed() {
      const services = await openBetween(all)
      try {
        const tenants = await seedTenants(services)
        await services.engine.scoped('noor', (tx) =>
          sql`update settings set "smsProvider" = 'twilio', "smsSender" = 'Noor', "smsAccount" = ${smsAccount.account},
            "smsToken" = ${seal(smsAccount.token)}`.execute(tx),
        )
        return tenants
      } finally {
        await services.engine.close()
      }
    },
    async start(file) {
      const port = await freePort()
      const one = Object.assign(serverOn(file, port, all), { port, at: `http://127.0.0.1:${port}` })
      running.push(one)
      one.start()
      await one.ready()
      proxy.add(port)
      while (!proxy.isReady(port)) await new Promise((resolve) => setTimeout(resolve, 20))
      return one
    },
    async close() {
      await Promise.all(running.map((one) => one.kill()))
      await Promise.all([proxy.close(), providers.close()])
      rmSync(folder, { recursive: true, force: true })
      await dropDatabase(databaseUrl)
    },
  }
}
