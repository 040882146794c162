// The server killed while it sends webhooks: every change is received, under one id however often it is sent.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { openReceiver, type Received, type Receiver } from '../../integrations/receiver.ts'
import type { Ask } from '../client.ts'
import { killWhile, openStaffClient } from './killing.ts'
import { openGround, rowsOf, type RoundOptions, type RoundReport, type RoundSetup } from './roundSetup.ts'

/** Clients who change leads at the same time. */
const clients = 3
/** Milliseconds until the receiver answers, so that some kills fall into that time, and how often in percent it answers with an error. */
const slow = [5, 120] as const
const refusals = 8
/** Milliseconds that a kill waits for a request that is not answered yet. */
const untilRequest = 3_000
/** Restarts after the last kill, within which everything is sent. */
const maxRounds = 8

/** What the calls answer here. */
interface Saved {
  id: string
  version: number
  secret: string
}

/** Sends it until it is done. A change whose answer was lost meets its own version when it is sent again. */
async function done(ask: Ask, method: 'POST' | 'PUT', path: string, body: unknown = {}): Promise<Saved> {
  const answer = await ask(method, path, body, randomUUID())
  if (answer.body.code === 'staleVersion') return answer.body.details.current
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Adds an endpoint for leads at the receiver; returns its secret. */
async function addEndpoint(ask: Ask, url: string): Promise<string> {
  const key = await done(ask, 'POST', '/integrations/api-keys', {
    ...{ name: 'Reporting', designation: 'Sales Manager', modules: ['leads'], readsOnly: true },
  })
  await done(ask, 'POST', `/integrations/api-keys/${key.id}/issue`)
  const changes = ['created', 'changed', 'moved', 'deleted']
  const endpoint = await done(ask, 'POST', '/integrations/webhooks', {
    ...{ name: 'Reporting', url, apiKeyId: key.id, resources: ['leads'], changes },
  })
  return (await done(ask, 'POST', `/integrations/webhooks/${endpoint.id}/secret`)).secret
}

/** Adds leads, changes and moves them, until it is over; each acknowledged change goes into the list. */
async function changeLeads(ask: Ask, until: { over: boolean }, acknowledged: string[]): Promise<void> {
  while (!until.over) {
    const { id, version } = await done(ask, 'POST', '/leads', { name: 'Sara', mobile: '0501112233', type: 'New Car Sales' })
    acknowledged.push(`${id} lead.created`)
    const changed = await done(ask, 'PUT', `/leads/${id}`, { version, message: 'A hybrid' })
    acknowledged.push(`${id} lead.changed`)
    await done(ask, 'POST', `/leads/${id}/status`, { to: 'in-progress', version: changed.version })
    acknowledged.push(`${id} lead.moved`)
  }
}

/** Makes everything that waits, or that a killed process had, due at once; returns its number. */
const letMinutesPass = (setup: RoundSetup): Promise<number> =>
  setup.look(
    async (engine) =>
      (
        await rowsOf(
          engine,
          sql`update "webhookDeliveries" set "nextTryAt" = "nextTryAt" - interval '3 hours' where state in ('waiting', 'sending') returning id`,
        )
      ).length,
  )

/** Restarts the server until nothing waits any more, or does for good. */
async function settle(setup: RoundSetup): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    await setup.server.stop()
    if ((await letMinutesPass(setup)) === 0) return
    setup.server.start()
    await setup.server.ready()
    await pause(4_000)
  }
  await setup.server.stop()
}

/** Takes a request as the receiver's library reads it: by its id the row and what happened to it. Throws for a wrong signature. */
function take(events: Map<string, Set<string>>, secret: string, { headers, body }: Received): void {
  const { id, type } = new Webhook(secret).verify(body, headers as Record<string, string>) as { id: string; type: string }
  const webhookId = String(headers['webhook-id'])
  events.set(webhookId, (events.get(webhookId) ?? new Set()).add(`${id} ${type}`))
}

interface Entry {
  id: string
  event: string
  state: string
}

/** Compares what was acknowledged, recorded and received. */
function compare(acknowledged: readonly string[], entries: readonly Entry[], events: ReadonlyMap<string, Set<string>>): string[] {
  const wrong: string[] = []
  const [recorded, received] = [entries.map(({ event }) => event), [...events.values()].flatMap((one) => [...one])]
  for (const [id, ofId] of events) if (ofId.size > 1) wrong.push(`${id} came as ${[...ofId].join(' and ')}.`)
  for (const [what, list] of [
    ['recorded', recorded],
    ['received under different ids', received],
  ] as const)
    for (const event of new Set(list.filter((one, at) => list.indexOf(one) !== at))) wrong.push(`${event} was ${what} twice.`)
  const known = new Map(entries.map((one) => [one.id, one.event]))
  for (const [id, ofId] of events)
    for (const one of ofId) if (known.get(id) !== one) wrong.push(`${one} came under ${id}, which is not its own.`)
  const [were, came] = [new Set(recorded), new Set(received)]
  for (const event of acknowledged) if (!came.has(event)) wrong.push(`${event} was acknowledged and never came.`)
  for (const event of were) if (!came.has(event)) wrong.push(`${event} was recorded and never came.`)
  for (const { event, state } of entries) if (state !== 'delivered') wrong.push(`${event} stayed ${state}.`)
  return wrong
}

/** Changes leads until that many kills are done, half of them while a request is not answered. */
export async function roundsReporting(request: RoundOptions): Promise<RoundReport> {
  const setup = await openGround(request, { WEBHOOK_INSIDE: '1' })
  const receiver: Receiver = await openReceiver()
  try {
    const { random } = setup
    const { ask } = await openStaffClient(setup)
    setup.server.start()
    await setup.server.ready()
    const secret = await addEndpoint(ask, receiver.url)
    const until = { over: false }
    const events = new Map<string, Set<string>>()
    const wrong: string[] = []
    receiver.answer = async (one) => {
      try {
        take(events, secret, one)
      } catch (error) {
        wrong.push(`A request cannot be verified: ${String(error)}`)
      }
      await pause(random.between(...slow))
      return !until.over && random.percent(refusals) ? 500 : 204
    }
    const acknowledged: string[] = []
    const busy = Promise.all(Array.from({ length: clients }, () => changeLeads(ask, until, acknowledged)))
    await killWhile(
      setup,
      request.kills,
      busy,
      // On the embedded engine a start releases what the killed process had.
      request.engine === 'postgres' ? () => letMinutesPass(setup) : undefined,
      async () => (random.percent(50) ? Promise.race([receiver.next(), pause(untilRequest)]) : undefined),
    )
    until.over = true
    await busy
    await settle(setup)
    const [entries, audited] = await setup.look(async (engine) => [
      await rowsOf(engine, sql<Entry>`select id, "rowId" || ' lead.' || event as event, state from "webhookDeliveries"`),
      await rowsOf(engine, sql<{ id: string }>`select id from audit where resource = 'leads'`),
    ])
    wrong.push(...compare(acknowledged, entries, events))
    if (audited.length !== entries.length) wrong.push(`${audited.length} changes are in the audit, ${entries.length} were recorded.`)
    const repeated = receiver.received.length - events.size
    return { wrong, counts: { kills: request.kills, events: events.size, requests: receiver.received.length, repeated } }
  } finally {
    await setup.remove()
    await receiver.close()
  }
}
