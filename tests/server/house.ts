// A whole server for tests: real database, real routes, a clock of the test's own, requests injected.
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import type { Engine } from '../../server/db/engine.ts'
import { migrate } from '../../server/db/migrate.ts'
import { useSealingKey } from '../../server/db/seal.ts'
import { readEnv } from '../../server/env.ts'
import { useFileSigning } from '../../server/files/signing.ts'
import { openMessages } from '../../server/actions/messages/queueMessage.ts'
import { openCarriers } from '../../server/gateways/messages/carriers.ts'
import { openPayments } from '../../server/gateways/payments/openPayments.ts'
import { openStorage } from '../../server/gateways/storage/openStorage.ts'
import type { House } from '../../server/house.ts'
import { openRateLimits } from '../../server/rateLimits.ts'
import { loadTexts } from '../../server/texts.ts'

/** Sunday, 22 November 2026, 08:00 in Riyadh. */
export const firstMorning = new Date('2026-11-22T05:00:00.000Z')

/** A server over an engine; `clock.now` may be moved by the test. */
export interface TestHouse {
  house: House
  app: FastifyInstance
  clock: { now: Date }
}

/** Migrates the engine and builds the app; demo mode tells one-time codes. Visitors need no proof of work unless a test asks for it. */
export async function openTestHouse(engine: Engine, demo = true): Promise<TestHouse> {
  const secrets = {
    seal: Buffer.alloc(32, 1),
    codes: Buffer.alloc(32, 2),
    files: Buffer.alloc(32, 3),
    previews: Buffer.alloc(32, 4),
    jobLinks: Buffer.alloc(32, 5),
    visitLinks: Buffer.alloc(32, 7),
    surveyLinks: Buffer.alloc(32, 9),
    campaignLinks: Buffer.alloc(32, 12),
    proofs: Buffer.alloc(32, 6),
    push: Buffer.alloc(32, 10),
    reports: Buffer.alloc(32, 11),
  }
  useSealingKey(secrets.seal)
  await migrate(engine)
  const clock = { now: firstMorning }
  useFileSigning(secrets.files, () => clock.now)
  const env = readEnv({ DEMO: demo ? '1' : '0', PROOF_OF_WORK: '0', LOG_LEVEL: 'silent', DATA_DIR: `/tmp/${randomUUID()}` })
  const carriers = openCarriers(env, secrets)
  const house: House = {
    engine,
    secrets,
    env,
    texts: loadTexts(resolve(import.meta.dirname, '../../public/assets/i18n')),
    rateLimits: openRateLimits(engine),
    messages: openMessages(carriers),
    carriers,
    storage: openStorage(env),
    payments: openPayments(env),
    now: () => clock.now,
  }
  return { house, clock, app: await buildApp(house) }
}
