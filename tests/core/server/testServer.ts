// A whole server for tests: real database, real routes, a clock of the test's own, requests injected.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { useSealingKey } from '../../../server/core/db/seal.ts'
import { readEnv } from '../../../server/core/env.ts'
import { useFileSigning } from '../../../server/core/files/signing.ts'
import { openMessages } from '../../../server/messages/queueMessage.ts'
import { openSenders } from '../../../server/messages/gateways/senders.ts'
import { openPayments } from '../../../server/payments/gateways/openPayments.ts'
import { openStorage } from '../../../server/core/files/openStorage.ts'
import { collectReactions } from '../../../server/core/commit/reactions.ts'
import type { Services } from '../../../server/core/services.ts'
import { reactions } from '../../../server/reactions.ts'
import { listed } from '../../../server/listed.ts'
import { rules } from '../../../server/rules.ts'
import { jobKinds } from '../../../server/kinds.ts'
import { schedules } from '../../../server/schedules.ts'
import { tellJobEnded } from '../../../server/notifications/tellJobEnded.ts'
import { openRateLimits } from '../../../server/core/http/rateLimits.ts'
import { loadTexts } from '../../../server/core/texts.ts'

/** Sunday, 22 November 2026, 08:00 in Riyadh. */
export const firstMorning = new Date('2026-11-22T05:00:00.000Z')

/** A server over an engine; `clock.now` may be moved by the test. */
export interface TestServer {
  services: Services
  app: FastifyInstance
  clock: { now: Date }
}

/** Migrates the engine and builds the app; demo mode tells one-time codes. Visitors need no proof of work unless a test asks for it. */
export async function openTestServer(engine: Engine, demo = true): Promise<TestServer> {
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
    devices: Buffer.alloc(32, 13),
    passkeys: Buffer.alloc(32, 14),
    push: Buffer.alloc(32, 10),
    reports: Buffer.alloc(32, 11),
    mailReplies: Buffer.alloc(32, 15),
    agents: Buffer.alloc(32, 16),
  }
  useSealingKey(secrets.seal)
  await migrate(engine)
  const clock = { now: firstMorning }
  useFileSigning(secrets.files, () => clock.now)
  const env = readEnv({ DEMO: demo ? '1' : '0', PROOF_OF_WORK: '0', LOG_LEVEL: 'silent', DATA_DIR: `/tmp/${randomUUID()}` })
  const senders = openSenders(env, secrets)
  const services: Services = {
    engine,
    secrets,
    env,
    texts: loadTexts(),
    rateLimits: openRateLimits(engine),
    messages: openMessages(senders),
    senders,
    storage: openStorage(env),
    payments: openPayments(env),
    rules,
    listed,
    reactions: collectReactions(reactions),
    jobKinds,
    schedules,
    tellJobEnded,
    now: () => clock.now,
  }
  return { services, clock, app: await buildApp(services) }
}
