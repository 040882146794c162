// Sends valid and invalid generated requests to every route of the server and reports answers that break the contract.
import fc from 'fast-check'
import { sql } from 'kysely'
import { audienceOf, sidesOf } from './audiences.ts'
import { openJudge, type Came, type Judge } from './answers.ts'
import { hintsOf } from './hints.ts'
import { isValid, requests, resourceOfRoute, urlOf, type Drawn } from './request.ts'
import { changedText, lostOnTheWay } from './roundTrip.ts'
import type { Route } from './routes.ts'
import { sendDrawn, withVersion } from './sending.ts'
import { uploadFor } from './uploadFor.ts'
import { openFuzzFixture, type Side, type FuzzFixture } from './fuzzFixture.ts'
import { brokenBodies, holdsRefused, spoilt } from './wrong.ts'

/** The options. */
export interface FuzzOptions {
  engine: 'embedded' | 'postgres'
  /** Valid and invalid requests for each route. */
  runs: number
  seed: number
  /** Routes by name; default all. */
  only?: RegExp
  log?: (line: string) => void
}
/** The result for a route. */
export interface RouteReport {
  name: string
  valid: number
  invalid: number
  /** Valid requests that were answered with 200. */
  done: number
  milliseconds: number
}
/** The result of all routes. */
export interface FuzzReport {
  routes: RouteReport[]
  wrong: string[]
}

const chunk = 25
const hash = (text: string): number => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7)

/** Runs the fuzz and closes everything afterwards. */
export async function runFuzz({ engine, runs, seed, only, log = () => undefined }: FuzzOptions): Promise<FuzzReport> {
  const fixture = await openFuzzFixture(engine, log)
  try {
    const judge = await openJudge(fixture.running.app)
    const report: FuzzReport = { routes: [], wrong: [] }
    const routes = inOrder(fixture.routes.filter(({ name, hidden }) => !hidden && (only?.test(name) ?? true)))
    for (const [place, route] of routes.entries()) {
      const one = new RouteFuzz(fixture, route, judge, seed)
      const made = await one.run(runs)
      report.routes.push(made)
      report.wrong.push(...one.wrong)
      log(
        `${place + 1}/${routes.length} ${route.name}: ${made.valid} right (${made.done} done), ${made.invalid} wrong, ${made.milliseconds} ms${one.wrong.length > 0 ? ` – ${one.wrong.length} FAULTS` : ''}`,
      )
      for (const line of one.wrong) log(`    ${line}`)
    }
    return report
  } finally {
    await fixture.remove()
  }
}

// Calls that switch parts of the server off come last; otherwise later calls would only be refused.
const disturbing = /_(settings|featureFlags|designation|staff|dealershipLocations)(_specified)?$|^(pauseBackgroundJobs|enableDisable)$/
const inOrder = (routes: Route[]): Route[] => [
  ...routes.filter(({ name }) => !disturbing.test(name)),
  ...routes.filter(({ name }) => disturbing.test(name)),
]

class RouteFuzz {
  readonly wrong: string[] = []
  private readonly seen = new Set<string>()
  private readonly tokens = new Map<Side, string | undefined>()
  private uploads: string[] = []
  constructor(
    private readonly fixture: FuzzFixture,
    private readonly route: Route,
    private readonly judge: Judge,
    private readonly seed: number,
  ) {}

  async run(runs: number): Promise<RouteReport> {
    const started = Date.now()
    const report: RouteReport = { name: this.route.name, valid: 0, invalid: 0, done: 0, milliseconds: 0 }
    this.uploads = await uploadFor(this.fixture, this.route)
    for (let turn = 0; (report.valid < runs || report.invalid < runs) && turn < (runs / chunk) * 4 + 4; turn += 1) {
      const seed = this.seed + hash(`${this.route.name} ${turn}`)
      const size = Math.min(chunk, Math.max(runs - report.valid, runs - report.invalid))
      const hints = await hintsOf(this.fixture, this.route, audienceOf(this.route), this.uploads)
      const right = requests(this.route, hints)
      const sides = fc.sample(fc.constantFrom(...sidesOf(this.route)), { numRuns: size * 2, seed })
      const draw = (one: fc.Arbitrary<Drawn>, more: number) => fc.sample(one, { numRuns: size, seed: seed + more })
      if (report.valid < runs)
        for (const [place, drawn] of draw(right, 0).entries()) {
          if (!isValid(this.route, drawn)) continue
          report.valid += 1
          if (await this.tryRight(await withVersion(this.fixture, this.route, drawn), sides[place] ?? 'staff')) report.done += 1
        }
      if (report.invalid < runs)
        for (const [place, drawn] of draw(spoilt(right), 1).entries()) {
          if (await this.tryWrong(drawn, sides[size + place] ?? 'staff', place)) report.invalid += 1
        }
    }
    return { ...report, milliseconds: Date.now() - started }
  }

  private async tryRight(drawn: Drawn, side: Side): Promise<boolean> {
    const came = await this.sent(drawn, side)
    this.check(came, drawn, side)
    const lost = lostOnTheWay(this.route, drawn, came) ?? changedText(this.route, drawn, came)
    if (lost) this.fault('lost', lost, drawn, side)
    return came.status === 200
  }

  private async tryWrong(drawn: Drawn, side: Side, place: number): Promise<boolean> {
    const valid = isValid(this.route, drawn)
    const [type, text] = brokenBodies[place % brokenBodies.length] ?? ['', '']
    // Where no input can be invalid, the request itself is malformed; elsewhere every eighth is.
    const broken = this.route.body !== undefined && !this.route.name.startsWith('importFile_') && (valid || place % 8 === 0)
    if (valid && !broken) {
      this.check(await this.sent(drawn, side), drawn, side)
      return holdsRefused(drawn.body) ? true : this.tryBrokenToken(drawn)
    }
    const came = await this.sent(drawn, side, broken ? [type, text] : undefined)
    this.check(came, broken ? { ...drawn, body: `${type}: ${text}` } : drawn, side)
    if (came.status < 400)
      this.fault(`took ${came.status}`, came.text.slice(0, 200), broken ? { ...drawn, body: `${type}: ${text}` } : drawn, side)
    return true
  }

  private async tryBrokenToken(drawn: Drawn): Promise<boolean> {
    const came = await sendDrawn(this.fixture, this.route, drawn, `noor.${'A'.repeat(43)}`)
    this.check(came, drawn, 'nobody')
    if (came.status < 400 && this.route.closed) this.fault('took a token of nobody', String(came.status), drawn, 'nobody')
    return true
  }

  private async sent(drawn: Drawn, side: Side, raw?: readonly [string, string]): Promise<Came> {
    if (!this.tokens.has(side)) this.tokens.set(side, await this.fixture.token(side))
    const came = await sendDrawn(this.fixture, this.route, drawn, this.tokens.get(side), raw)
    // The call may have ended the session, or the person's employment.
    if (came.status === 401 || (came.status === 200 && /^(logout|signOut|endSessions|changePassword|erase)/.test(this.route.name))) {
      this.tokens.delete(side)
      await this.restore()
    }
    return came
  }
  private async restore(): Promise<void> {
    const { services, tenants } = this.fixture.running
    const { staff, designationIds } = tenants.noor
    await services.engine.scoped('noor', (tx) =>
      sql`update staff set active = true, "deletedAt" = null, "designationId" = ${designationIds.Administrator} where id = ${staff.Administrator.id}`.execute(
        tx,
      ),
    )
  }

  private check(came: Came, drawn: Drawn, side: Side): void {
    if (came.status >= 500) return this.fault(`${came.status}`, this.fixture.reason().slice(0, 400), drawn, side)
    // Names alone, which our own pages read, are no part of the description.
    const odd = drawn.query['view'] === 'names' && came.status === 200 ? undefined : this.judge(this.route, came)
    if (odd) this.fault(`${came.status} not as described`, odd, drawn, side)
    if (holdsRefused(drawn.body) && came.status < 400) this.fault('took a text that is none', came.text.slice(0, 200), drawn, side)
  }

  private fault(kind: string, what: string, drawn: Drawn, side: Side): void {
    const key = `${kind} ${what.replace(/[0-9a-f-]{36}|\d+|"[^"]*"/g, '·').slice(0, 60)}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.wrong.push(
      `${this.route.name} ${kind}: ${what} | ${this.route.method} ${urlOf(this.route, drawn).slice(0, 300)} by ${side} ${JSON.stringify(drawn.body)?.slice(0, 600) ?? ''}`,
    )
  }
}

/** The kind of a generated route (the part of its name before the resource), else 'calls'. */
export const familyOf = (name: string): string => (resourceOfRoute({ name } as Route) ? (name.split('_')[0] ?? name) : 'calls')
