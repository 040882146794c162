// Clients at work while processes start and stop: each waits for an answer before its next request, and never repeats one.
import { randomUUID } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import { liveMessages, type LiveData } from '../../src/schema/core/live.ts'
import { live } from '../../src/schema/core/calls.ts'
import { newMobile } from '../core/server/people.ts'
import { password } from '../core/server/tenants.ts'
import { personAt, type Came, type Person } from './person.ts'

/** The result. */
export interface LoadReport {
  requests: number
  /** Unexpected answers and broken connections. */
  failures: string[]
  /** The slowest answer, in ms. */
  slowest: number
  /** Leads that were confirmed as written, and those found wrong at the end. */
  leads: number
  wrong: string[]
}
/** Load that goes on until it is ended. */
export interface Load {
  /** The number of requests answered so far. */
  count(): number
  end(): Promise<LoadReport>
}

const expected = (status: number) => status < 400 || status === 409

/** Starts that many clients at the tenant noor, all through one address. */
export async function startLoad(base: string, people: number): Promise<Load> {
  const report: LoadReport = { requests: 0, failures: [], slowest: 0, leads: 0, wrong: [] }
  const until = { over: false }
  const leaving = new AbortController()
  const written = new Map<string, string>()
  const received = new Set<string>()
  const signedIn = await personAt(base).ask('POST', '/staffs/login', { body: { email: 'administrator@noor.example', password } })
  const token = String(signedIn.body.token)

  const ask = async (one: Person, method: string, path: string, body?: unknown): Promise<Came | undefined> => {
    const began = performance.now()
    try {
      const came = await one.ask(method, path, { ...(body ? { body } : {}), ...(method === 'POST' ? { key: randomUUID() } : {}) })
      if (!expected(came.status)) report.failures.push(`${method} ${path}: ${came.status} ${JSON.stringify(came.body).slice(0, 200)}`)
      return expected(came.status) ? came : undefined
    } catch (error) {
      report.failures.push(`${method} ${path}: ${(error as Error).message}`)
      return undefined
    } finally {
      report.requests += 1
      report.slowest = Math.max(report.slowest, Math.round(performance.now() - began))
    }
  }
  const beColleague = async () => {
    const one = personAt(base, { token })
    while (!until.over) {
      const lead = { name: 'Noura', type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' }
      const made = (await ask(one, 'POST', '/leads', lead))?.body
      if (!made) continue
      written.set(String(made.id), 'Noura')
      const changed = await ask(one, 'PUT', `/leads/${made.id}`, { version: made.version, name: 'Noura Ali' })
      if (changed?.status === 200) written.set(String(made.id), 'Noura Ali')
      await ask(one, 'GET', '/leads?size=10&sort=createdAt&order=DESC')
      await ask(one, 'GET', '/staffs/badge-counts')
    }
  }
  const beVisitor = async () => {
    const opened = await ask(personAt(base, { tenant: 'noor' }), 'GET', '/landing-page/request-token')
    const one = personAt(base, { tenant: 'noor', token: String(opened?.body.token) })
    while (!until.over) {
      await ask(one, 'GET', '/landing-page/settings')
      await ask(one, 'GET', '/landing-page/dealership-locations')
      await ask(one, 'POST', '/customers/find-customer', { mobile: newMobile() })
    }
  }
  // Like a browser: when the stream ends with its process, it reconnects from its last position.
  const watch = async () => {
    let position = ''
    const parser = createParser({
      onEvent: ({ event, data, id: after }) => {
        position = after ?? position
        if (event === liveMessages.changes) for (const change of (JSON.parse(data) as LiveData).changes) received.add(change.id)
        if (event === liveMessages.resync) for (const id of written.keys()) received.add(id)
      },
    })
    while (!until.over) {
      try {
        const answer = await fetch(`${base}/api${live.path}`, {
          headers: { authorization: `Bearer ${token}`, ...(position ? { 'last-event-id': position } : {}) },
          signal: leaving.signal,
        })
        parser.reset()
        for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(part)
      } catch {
        // The connection broke: reconnect.
      }
    }
  }
  const working = [watch(), ...Array.from({ length: people }, (_, place) => (place % 3 === 0 ? beVisitor() : beColleague()))]
  return {
    count: () => report.requests,
    async end() {
      until.over = true
      await Promise.all(working.slice(1))
      leaving.abort()
      await Promise.all(working)
      const one = personAt(base, { token })
      for (const [id, name] of written) {
        const found = (await one.ask('GET', `/leads/${id}`)).body
        if (found.name !== name) report.wrong.push(`${id} is ${found.name}, not ${name}`)
      }
      // The last events may have been on their way when the stream was closed.
      const missed = [...written.keys()].slice(0, -people).filter((id) => !received.has(id))
      report.wrong.push(...missed.map((id) => `${id} was not told of`))
      report.leads = written.size
      return report
    },
  }
}
