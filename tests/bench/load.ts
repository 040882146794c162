// `npm run bench:load`: the cost of calls among ten thousand, a hundred thousand and a million leads of five tenants, over 1, 16 and 128
// connections, compared with the same SQL through the bare driver and with an empty handler, alternating in one run. Needs PostgreSQL
// (TEST_DATABASE_URL keeps its databases for the next run) and a build. BENCH_SIZES, BENCH_CONNECTIONS, BENCH_SECONDS, BENCH_PORT;
// BENCH_JSON: a file for the figures. Prints ratios; asserts nothing.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { providePostgres } from '../provide/postgres.ts'
import { caller, drive, driveByTurns, type Driven, type Sent } from './drive.ts'
import { openGround, passingLead, servedEnv, tenant, type RoundSetup } from './benchSetup.ts'
import { bareDriver, recordSql } from './sameSql.ts'
import { serve } from './served.ts'
import { freePort } from '../provide/freePort.ts'

const numbers = (given: string | undefined, usual: string) => (given ?? usual).split(',').map(Number)
const sizes = numbers(process.env.BENCH_SIZES, '10000,100000,1000000')
const widths = numbers(process.env.BENCH_CONNECTIONS, '1,16,128')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const account = { email: `administrator@${tenant}.example`, password: 'wakeel-demo' }

interface Case {
  name: string
  sent: Sent
  /** The next request, for calls that must differ each time. */
  next?: () => Sent
  writes?: boolean
  /** There is no SQL to compare with: a page, or a sign-in. */
  alone?: boolean
}
interface Figure extends Driven {
  leads: number
  connections: number
  call: string
  /** The SQL of a first call and, where it differs, of a repeated one, which uses cached marks and caller details. */
  sql: Driven | null
  repeated: Driven | null
  resident: number
}

async function casesOf({ engine }: RoundSetup, token: string): Promise<Case[]> {
  const headers = { authorization: `Bearer ${token}` }
  const { rows } = await engine.scoped(tenant, (tx) =>
    sql<{ mobile: string; deep: number }>`select mobile, least(5000, (select count(*) from leads) / 10 - 10)::int as deep
      from leads where "deletedAt" is null order by id offset 500 limit 1`.execute(tx),
  )
  const { mobile = '', deep = 1 } = rows[0] ?? {}
  const get = (name: string, path: string): Case => ({ name, sent: { path: `/api${path}`, headers } })
  // A different lower bound each time, before all rows: a list without a mark, so that its far page has to be walked to.
  let since = Date.parse('2001-01-01T00:00:00.000Z')
  const anew = () => ({ path: `/api/leads?page=${deep}&createdAtFrom=${new Date(since++).toISOString()}`, headers })
  const create = () => ({ method: 'POST', path: '/api/leads', headers, body: passingLead() })
  return [
    get('list', '/leads'),
    // Ten thousand of a million leads are pending, the most that are counted exactly; more are in progress.
    get('pending', '/leads?status=pending'),
    get('in progress', '/leads?status=in-progress'),
    get('search', `/leads?q=${encodeURIComponent(mobile)}`),
    get(`page ${deep}`, `/leads?page=${deep}`),
    { name: 'the same, first time', sent: anew(), next: anew },
    { name: 'create', sent: create(), next: create, writes: true },
    { name: 'sign-in', sent: { method: 'POST', path: '/api/staffs/login', body: account }, alone: true },
    { name: 'first page', sent: { path: '/' }, alone: true },
  ]
}

type Send = ReturnType<typeof caller>['send']
const turnOf =
  ({ sent, next }: Case, send: Send) =>
  async () =>
    (await send(next?.() ?? sent)).status === 200

// One session a database: after the measured sign-ins, further ones are rate limited for a while.
const tokens = new Map<string, string>()
async function tokenOf({ app, url: database }: RoundSetup): Promise<string> {
  const known = tokens.get(database)
  if (known) return known
  const login = await app.inject({ method: 'POST', url: '/api/staffs/login', payload: account })
  if (login.statusCode !== 200) throw new Error(`Nobody is let in: ${login.body}`)
  const { token } = login.json<{ token: string }>()
  tokens.set(database, token)
  return token
}

const beside = (own: Driven, bare: Driven): string =>
  `${bare.median.toFixed(2).padStart(8)} ms   ratio ${(own.median / bare.median).toFixed(2)}`
const line = ({ leads, connections, call, sql: bare, repeated, ...own }: Figure): string =>
  [
    String(leads).padStart(8),
    String(connections).padStart(4),
    call.padEnd(20),
    `${own.median.toFixed(2).padStart(9)} ms`,
    `99 % ${own.slow.toFixed(1).padStart(8)} ms`,
    `${own.perSecond.toFixed(0).padStart(6)}/s`,
    bare ? `same SQL ${beside(own, bare)}` : ''.padEnd(34),
    repeated ? `repeated ${beside(own, repeated)}` : '',
    own.failed > 0 ? `${own.failed} FAILED` : '',
  ].join('   ')

/** A handler that only answers: the cost of HTTP on this machine. */
async function nothing(width: number): Promise<Driven> {
  const port = await freePort()
  const code = `require('http').createServer((q, a) => { a.setHeader('content-type', 'application/json'); a.end('{"data":[]}') }).listen(${port}, '127.0.0.1')`
  const child = spawn(process.execPath, ['-e', code])
  const { send, close } = caller(`http://127.0.0.1:${port}`, width)
  const ready = async (): Promise<unknown> => send({ path: '/' }).catch(ready)
  await ready()
  const driven = await drive(width, seconds, async () => (await send({ path: '/' })).status === 200)
  close()
  child.kill()
  return driven
}

async function measure(setup: RoundSetup): Promise<Figure[]> {
  const server = await serve({ ...servedEnv, DATABASE_URL: setup.url })
  const token = await tokenOf(setup)
  const figures: Figure[] = []
  const cases = await casesOf(setup, token)
  // A server that has just started is slower: its code is compiled on first use.
  const { send: warm, close: warmed } = caller(server.origin, 16)
  for (const one of cases) if (!one.alone) await drive(16, seconds, turnOf(one, warm))
  warmed()
  for (const one of cases) {
    const inject = () => {
      const { method = 'GET', path: url, headers = {}, body } = one.next?.() ?? one.sent
      return setup.app.inject({ method: method as 'GET', url, headers, ...(body ? { payload: body } : {}) })
    }
    const recorded = one.alone ? [] : [await recordSql(inject), ...(one.writes ? [] : [await recordSql(inject)])]
    const [textsOnce, textsAgain] = recorded.map((requested) => requested.map(({ text }) => text).join())
    const drivers = recorded
      .slice(0, textsAgain === undefined || textsAgain === textsOnce ? 1 : 2)
      .map((requested) => bareDriver(setup.url, requested, one.writes ?? false))
    for (const connections of widths) {
      const { send, close } = caller(server.origin, connections)
      const turn = turnOf(one, send)
      await drive(connections, seconds, turn)
      const [own, first = null, repeated = null] = await driveByTurns(connections, seconds, turn, ...drivers.map((bare) => bare.turn))
      const figure = { ...own, leads: setup.rows, connections, call: one.name, sql: first, repeated, resident: server.resident() }
      figures.push(figure)
      console.log(line(figure))
      close()
    }
    for (const bare of drivers) await bare.close()
  }
  console.log(`${setup.rows} leads: ${server.resident()} MB resident after the load`)
  await server.stop()
  return figures
}

/** The cost of a call with few and many rows: both at once, alternating over one connection each. */
async function compare(few: number, many: number): Promise<void> {
  const sides = []
  for (const rows of [few, many]) {
    const setup = await openGround(url, rows)
    const server = await serve({ ...servedEnv, DATABASE_URL: setup.url })
    sides.push({ setup, server, cases: await casesOf(setup, await tokenOf(setup)), ...caller(server.origin, 1) })
  }
  for (const place of sides[0]?.cases.keys() ?? []) {
    const [{ name = '', writes = false, alone = false } = {}] = sides.map(({ cases }) => cases[place])
    if (writes || alone) continue
    const turns = sides.map(({ cases, send }) => turnOf(cases[place] ?? { name, sent: { path: '/' } }, send))
    for (const turn of turns) await drive(1, seconds, turn)
    const [small, large] = await driveByTurns(1, seconds * 2, ...turns)
    if (!small || !large || small.failed + large.failed > 0) throw new Error(`${name} failed.`)
    console.log(
      `${name}: ${large.median.toFixed(2)} ms among ${many} leads, ${small.median.toFixed(2)} among ${few}, ratio ${(large.median / small.median).toFixed(2)}`,
    )
  }
  for (const { setup, server, close } of sides) {
    close()
    await server.stop()
    await setup.close()
  }
}

const { url, stop } = await providePostgres()
const figures: Figure[] = []
console.log(`Node ${process.version}, ${seconds} s a measurement`)
for (const width of widths) {
  const { median, perSecond } = await nothing(width)
  console.log(`a handler that does nothing, ${width} connections: ${median.toFixed(2)} ms, ${perSecond.toFixed(0)}/s`)
}
for (const size of sizes) {
  const setup = await openGround(url, size)
  figures.push(...(await measure(setup)))
  await setup.close()
}
const [least = 0, greatest = 0] = [Math.min(...sizes), Math.max(...sizes)]
if (greatest > least) await compare(least, greatest)
if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, JSON.stringify(figures, null, 2))
await stop()
