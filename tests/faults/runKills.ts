// One run on one engine: the server works, is killed at random moments and started again; at the end all data must agree.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../provide/freePort.ts'
import { createDatabase, dropDatabase } from '../provide/postgres.ts'
import { testDatabaseUrl } from '../core/server/engines.ts'
import { checkAll, type Findings } from './checks.ts'
import { clientOf, troubles } from './client.ts'
import { letTimePass, openBetween, openCompany } from './company.ts'
import { openProviders } from './providers.ts'
import { randomOf } from './random.ts'
import { bundleServer, serverOn, type Server } from './server.ts'
import { decide, dither, visit, type Scene, type Details } from './visits.ts'

/** The options of a run. */
export interface KillOptions {
  engine: 'embedded' | 'postgres'
  kills: number
  seed: number
  /** The number of customers who act at the same time. */
  customers?: number
  log?: (line: string) => void
}
/** The result of a run. */
interface KillReport extends Findings {
  kills: number
  /** Milliseconds that each process had run when it was killed. */
  lives: number[]
  /** Attempts of clients without an answer. */
  lostAnswers: number
  /** Errors in the server's log. */
  errors: string[]
}

/** The lifetime of a process in ms from its start, so that some are killed while they start. */
const shortest = 50
const longest = 4_000
/** Rounds of passing time after the last kill, in which open work finishes. */
const maxRounds = 8

/** Runs it. Rejects when a story gets an answer that it does not allow. */
export async function runKills({ engine, kills, seed, customers = 4, log = () => undefined }: KillOptions): Promise<KillReport> {
  const random = randomOf(seed)
  troubles.count = 0
  const ports = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${ports[0]}`
  const providers = await openProviders(publicUrl)
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-kills-'))
  const databaseUrl = engine === 'postgres' ? await createDatabase(testDatabaseUrl()) : undefined
  const env: Record<string, string> = {
    ...providers.env,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...{
      DATA_DIR: folder,
      SECRET_KEY: randomBytes(32).toString('hex'),
      PROOF_OF_WORK: '0',
      TRUST_PROXY: '1',
      PUBLIC_URL: publicUrl,
    },
  }
  const file = await bundleServer()
  const servers = ports.slice(0, databaseUrl ? 2 : 1).map((port) => serverOn(file, port, env))
  try {
    const company = await openCompany(env, {
      ...{ people: 40, guests: 200 + kills * 60, reminders: 20, seconds: kills * 2 },
      carrier: random.one(['twilio', 'unifonic'] as const),
    })
    const ask = (token: string) =>
      clientOf(
        servers.map(({ base }) => base),
        token,
      )
    const scene: Scene = { company, providers, random, ask }
    for (const one of servers) one.start()
    await Promise.all(servers.map((one) => one.ready()))
    await approveWords(scene)
    const details: Details[] = []
    const until = { over: false }
    const busy = Promise.all(Array.from({ length: customers }, (_, place) => beBusy(scene, place, customers, details, until)))
    const lives = await killOften(servers, kills, random, busy, log)
    until.over = true
    await busy
    await decide(scene)
    log(`${kills} kills done, ${details.length} bookings; settling.`)
    await settle(servers, env, scene, log)
    const sure = Date.now() - 5_000
    await Promise.all(servers.map((one) => one.stop()))
    const services = await openBetween(env)
    const findings = await services.engine.scoped('noor', (tx) => checkAll(tx, scene, details, sure)).finally(() => services.engine.close())
    return { ...findings, kills, lives, lostAnswers: troubles.count, errors: servers.flatMap(({ errors }) => errors) }
  } finally {
    await Promise.all(servers.map((one) => one.kill()))
    await providers.close()
    rmSync(folder, { recursive: true, force: true })
    if (databaseUrl) await dropDatabase(databaseUrl)
  }
}

async function beBusy(scene: Scene, place: number, step: number, details: Details[], until: { over: boolean }): Promise<void> {
  const { guests } = scene.company
  for (let at = place; !until.over; at = (at + step) % guests.length) {
    const person = guests[at]
    if (person) await visit(scene, person, (one) => details.push(one))
    if (scene.random.percent(20)) await dither(scene)
  }
}

async function killOften(
  servers: readonly Server[],
  kills: number,
  random: ReturnType<typeof randomOf>,
  busy: Promise<unknown>,
  log: (line: string) => void,
): Promise<number[]> {
  const lives: number[] = []
  const broken = { by: undefined as unknown }
  busy.catch((error: unknown) => (broken.by = error))
  while (lives.length < kills) {
    const one = random.one(servers)
    const life = random.percent(15) ? random.between(shortest, 1_000) : random.between(1_000, longest)
    await pause(life)
    if (broken.by !== undefined) throw broken.by
    // A process that ended by itself is a finding, not a kill.
    if (!(await one.kill())) throw new Error('The server ended by itself.')
    lives.push(life)
    if (lives.length % 10 === 0) log(`${lives.length} kills`)
    one.start()
    if (random.percent(70)) await one.ready()
  }
  return lives
}

/** Words of which WhatsApp approves; the others go on as SMS. */
const approved = ['bookingConfirmation', 'bookingMoved', 'bookingStage'] as const

/** Submits them as they are at present, and approves of them. */
async function approveWords({ company, providers: { whatsapp }, ask }: Scene): Promise<void> {
  const admin = ask(company.tenant.staff.Administrator.token)
  for (const kind of approved) {
    const { status, body } = await admin('POST', '/misc/whatsapp-templates/submit', { kind, languageId: '1' })
    if (status !== 200) throw new Error(`Submitting ${kind}: ${status} ${JSON.stringify(body)}`)
  }
  for (const { name, language } of whatsapp.templates) await whatsapp.decide(name, language, 'APPROVED')
}

/** Repeats the reports of WhatsApp, as it does for days where one was not taken. */
async function reportAgain({ whatsapp }: Scene['providers']): Promise<void> {
  for (const message of whatsapp.sent) {
    const status = await whatsapp.report(message, 'delivered')
    if (status !== 200) throw new Error(`A report of WhatsApp was answered by ${status}.`)
  }
}

/** Lets all open work finish: moves it ahead in time, and kills every process once more meanwhile. */
async function settle(
  servers: readonly Server[],
  env: Readonly<Record<string, string>>,
  { company, providers, ask: askAs }: Scene,
  log: (line: string) => void,
): Promise<void> {
  const ask = askAs(company.tenant.staff.Administrator.token)
  for (let round = 1; round <= maxRounds; round += 1) {
    await Promise.all(servers.map((one) => one.kill()))
    await letTimePass(env)
    for (const one of servers) one.start()
    await Promise.all(servers.map((one) => one.ready()))
    await reportAgain(providers)
    // The first tick of the schedules comes soon after a start.
    await pause(4_000)
    const left = await rest(ask)
    log(`Round ${round}: ${left} left.`)
    if (left === 0 && round > 1) return
  }
}

/** Waits for the queues to become empty; returns what is left. */
async function rest(ask: ReturnType<typeof clientOf>): Promise<number> {
  let left = 0
  for (let time = 0; time < 20; time += 1) {
    const { body } = await ask('GET', '/background-jobs/overview')
    const lanes = [...body.kinds, body.messages] as { waiting: number; running: number }[]
    left = lanes.reduce((sum, { waiting, running }) => sum + waiting + running, 0)
    if (left === 0) return 0
    await pause(500)
  }
  return left
}
