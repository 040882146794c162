// Metrics for Prometheus, on a separate port that visitors cannot reach. Loaded only when METRICS_PORT is set.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countBackgroundJobs, type BackgroundCounts } from './countBackgroundJobs.ts'
import type { Services } from '../services.ts'
import { callNameOf } from './requestLog.ts'
import { tallies } from './tallies.ts'

/** Milliseconds for which counts of the database are reused, so that several scrapes cost one query. */
const freshFor = 5_000

interface Metrics {
  /** Adds the hooks that measure the app's requests. */
  measure(app: FastifyInstance): void
  /** Opens the port; returns its number and a function that closes it. */
  listen(services: Services): Promise<{ port: number; close: () => Promise<void> }>
}

/** The metrics of this process, in Prometheus' format. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'wakeel_request_seconds',
    help: 'Time to the end of an answer, by call, method and status.',
    labelNames: ['call', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    measure(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method } = request
        seconds.observe({ call: callNameOf(request), method, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    async listen(services) {
      addGauges(services, registry)
      const { METRICS_PORT, METRICS_HOST } = services.env
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end()
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        )
      })
      await new Promise<void>((opened, failed) => server.once('error', failed).listen(METRICS_PORT, METRICS_HOST, opened))
      return {
        port: (server.address() as AddressInfo).port,
        close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
      }
    },
  }
}

/** Counts of the database, read at most every few seconds; undefined while it is unavailable, which has its own metric. */
function countsOf(services: Services): () => Promise<BackgroundCounts | undefined> {
  let at = -freshFor
  let counts: Promise<BackgroundCounts | undefined> = Promise.resolve(undefined)
  return () => {
    if (performance.now() - at > freshFor) {
      at = performance.now()
      counts = countBackgroundJobs(services).catch(() => undefined)
    }
    return counts
  }
}

function addGauges(services: Services, registry: Registry): void {
  const counts = countsOf(services)
  const gauge = <L extends string>(name: string, help: string, labelNames: L[], fill: (one: Gauge<L>) => Promise<void> | void) =>
    new Gauge({
      ...{ name: `wakeel_${name}`, help, labelNames, registers: [registry] },
      async collect() {
        this.reset()
        await fill(this)
      },
    })
  gauge('database_up', 'Whether the database answers.', [], async (one) => one.set((await counts()) ? 1 : 0))
  gauge('database_connections', 'Connections of this process, and calls that wait for one.', ['state'], (one) => {
    for (const [state, count] of Object.entries(services.engine.connections())) one.set({ state }, count)
  })
  gauge('jobs', 'Work of the queue, by kind and state.', ['kind', 'state'], async (one) => {
    for (const { kind, state, count } of (await counts())?.jobs ?? []) one.set({ kind, state }, count)
  })
  gauge('messages', 'Messages on their way, and those that failed within a day.', ['state'], async (one) => {
    for (const [state, count] of Object.entries((await counts())?.messages ?? {})) one.set({ state }, count)
  })
  gauge('oldest_waiting_seconds', 'How long what is due has been waiting.', ['what'], async (one) => {
    for (const [what, age] of Object.entries((await counts())?.oldest ?? {})) one.set({ what }, age)
  })
  gauge('live_streams', 'Open streams of changes.', [], (one) => one.set(tallies.streams))
  gauge('rate_limit_refusals_total', 'Refusals since the start, by limit.', ['rule'], (one) => {
    for (const [rule, count] of tallies.refused) one.set({ rule }, count)
  })
}
