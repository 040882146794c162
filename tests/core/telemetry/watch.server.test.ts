// Telemetry: metrics on a separate port, traces, and a log line for each request; never names or numbers of people.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import type { Services } from '../../../server/core/services.ts'
import { openMetrics } from '../../../server/core/telemetry/metrics.ts'
import { summaryOf, openTraces } from '../../../server/core/telemetry/traces.ts'
import { migrated } from '../server/images.ts'
import { openTestEngine } from '../server/engines.ts'
import { openTestServer } from '../server/testServer.ts'
import { send } from '../server/requests.ts'
import { password, seedTenants } from '../server/tenants.ts'

interface Sent {
  resourceSpans: { scopeSpans: { spans: { name: string; spanId: string; parentSpanId?: string; traceId: string }[] }[] }[]
}
const bodies: string[] = []
const collector = createServer((request, response) => void text(request).then((body) => (bodies.push(body), response.end('{}'))))
const lines: Record<string, unknown>[] = []
const metrics = openMetrics()
let traces: ReturnType<typeof openTraces>
let services: Services
let app: FastifyInstance
let figures: { port: number; close: () => Promise<void> }
const undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  await new Promise<void>((opened) => collector.listen(0, '127.0.0.1', opened))
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  traces = openTraces('wakeel-test')
  const test = await openTestEngine('postgres', migrated())
  const opened = await openTestServer(test.engine)
  services = { ...opened.services, env: { ...opened.services.env, METRICS_PORT: 0, LOG_LEVEL: 'info' } }
  await opened.app.close()
  await seedTenants(services)
  const sink = new Writable({ write: (line, _encoding, done) => (lines.push(JSON.parse(String(line)) as never), done()) })
  app = await buildApp(services, { watchers: [traces.follow, metrics.measure], logTo: sink })
  figures = await metrics.listen(services)
  undo.push(
    figures.close,
    () => app.close(),
    test.remove,
    async () => collector.close(),
  )
})
afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  for (const one of undo) await one()
})

const traceId = '0af7651916cd43dd8448eb211c80319c'
const email = 'administrator@noor.example'
const signIn = () =>
  send(
    app,
    'POST',
    '/staffs/login',
    { email, password },
    { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'x-request-id': 'from-the-proxy' } },
  )

it('gives figures of requests, work and the database, and only on its own port', async () => {
  await signIn()
  await send(app, 'GET', '/leads')
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(404)
  const details = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`)).text()
  expect(details).toMatch(/wakeel_request_seconds_count\{call="login",method="POST",status="200"\} 1/)
  expect(details).toMatch(/wakeel_request_seconds_count\{call="\w+",method="GET",status="401"\} 1/)
  expect(details).toContain('wakeel_database_up 1')
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'wakeel_database_connections{state="waiting"}',
    'wakeel_messages{state="queued"}',
    'wakeel_live_streams 0',
  ])
    expect(details).toContain(name)
  expect(details).not.toContain('noor')
})

it('says that the database is away, rather than nothing', async () => {
  const away = { ...services, engine: { ...services.engine, asOwner: () => Promise.reject(new Error('gone')) } }
  const other = openMetrics()
  const { port, close } = await other.listen(away)
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('wakeel_database_up 0')
  await close()
})

it('writes one line a request, under the id that the answer carries, with ids alone', async () => {
  lines.length = 0
  const answer = await signIn()
  expect(answer.headers['x-request-id']).toBe('from-the-proxy')
  const bad = await send(app, 'GET', '/staffs/me?name=Sara', undefined, { headers: { 'x-request-id': 'a\tb' }, token: answer.body.token })
  expect(bad.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await send(app, 'GET', '/staffs/me')
  const [first, second, third] = lines.filter(({ msg }) => msg === 'answered')
  expect(first).toMatchObject({ reqId: 'from-the-proxy', call: 'login', method: 'POST', status: 200 })
  expect(second).toMatchObject({ tenant: 'noor', audience: 'staff', person: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect([first, second, third].map((line) => line?.['refused'])).toEqual([undefined, undefined, 'unauthenticated'])
  expect(JSON.stringify(lines)).not.toMatch(/Sara|@noor\.example|wakeel-demo/)
})

it('sends spans of the request, its handler and its SQL, one below the other, without a value', async () => {
  await signIn()
  await traces.close()
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  )
  const request = spans.find(({ name }) => name === 'POST login')
  const handler = spans.find(({ name, parentSpanId }) => name === 'handler login' && parentSpanId === request?.spanId)
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(spans.filter(({ parentSpanId }) => parentSpanId === handler?.spanId).map(({ name }) => name)).toContain('select staff')
  expect(bodies.join()).not.toMatch(/@noor\.example|wakeel-demo|argon2/)
  expect(summaryOf(`select * from "leads" where name = 'Sara'`)).toBe('select leads')
})
