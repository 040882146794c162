// Puts another tenant's ids into requests and checks that no answer discloses that the row exists.
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { sql } from 'kysely'
import type { Came } from './answers.ts'
import { audienceOf } from './audiences.ts'
import { hintsOf } from './hints.ts'
import { placesOf, resourceOfPath, targetOf, type Place } from './references.ts'
import { isValid, requests, type Drawn } from './request.ts'
import type { Route } from './routes.ts'
import { sendDrawn, withVersion } from './sending.ts'
import { uploadFor } from './uploadFor.ts'
import type { FuzzFixture } from './fuzzFixture.ts'

type Values = Record<string, unknown>
/** The result for one place of a route. */
export interface Tried {
  place: string
  /** Answers for another tenant's id that differ from those for an unknown id, or contain that tenant's data. */
  leaks: string[]
  /** Whether the answer for an own id differs from that for an unknown one; if not, the place was never looked up. */
  looked: boolean
}

/** The request with the value at the place; missing parents are created. */
function placed(drawn: Drawn, { part, keys }: Place, value: unknown): Drawn {
  const put = (inside: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return value
    if (key === '[]') {
      const [first] = Array.isArray(inside) ? (inside as unknown[]) : []
      return [put(first, rest)]
    }
    return { ...(inside as Values | undefined), [key]: put((inside as Values | undefined)?.[key], rest) }
  }
  return { ...drawn, [part]: put(drawn[part], keys) }
}

// Removes parts that differ between any two answers, so that the rest can be compared.
const plain = ({ status, text }: Came, id: string): string =>
  `${status} ${text
    .replaceAll(id, 'ID')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'U')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replace(/"(ref|staffNo|url|token)":"[^"]*"/g, '"$1":R')}`
const whole = (came: Came): boolean => came.status !== 200 || came.text.startsWith('{"data":') || came.text.startsWith('{"columns":')
const gist = (came: Came, id: string): string => (whole(came) ? plain(came, id) : String(came.status))

/** Data that only the other tenant has: ids and longer texts of its rows. */
export async function secretsOf(fixture: FuzzFixture): Promise<{ ids: Set<string>; texts: Set<string> }> {
  const [theirs, ours] = [await valuesOf(fixture, 'najd'), await valuesOf(fixture, 'noor')]
  const only = [...theirs].filter((value) => !ours.has(value))
  return {
    ids: new Set(only.filter((one) => isId.test(one))),
    texts: new Set(only.filter((one) => one.length >= 12 && !isId.test(one) && !isMoment.test(one))),
  }
}
const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const isMoment = /^\d{4}-\d\d-\d\d/
async function valuesOf(one: FuzzFixture, tenant: 'noor' | 'najd'): Promise<Set<string>> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) collect(inside)
  }
  const names = await tenantTables(one)
  await one.running.services.engine.scoped(tenant, async (tx) => {
    for (const name of names) {
      const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(tx)
      for (const { row } of rows) collect(row)
    }
  })
  return found
}

let tables: string[] | undefined
/** The tables with rows of tenants. */
async function tenantTables({ running }: Pick<FuzzFixture, 'running'>): Promise<string[]> {
  tables ??= await running.services.engine.asOwner(async (tx) => {
    const { rows } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
      join pg_tables t on t.tablename = c.table_name and t.schemaname = 'public' where c.column_name = 'tenantId' order by 1`.execute(tx)
    return rows.map(({ name }) => name)
  })
  return tables
}

/** A hash of the other tenant's rows in each table. */
export async function stateOf(one: FuzzFixture): Promise<Record<string, string>> {
  const names = await tenantTables(one)
  return one.running.services.engine.scoped('najd', async (tx) => {
    const parts = names.map(
      (name) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(name)} t`,
    )
    const { rows } = await sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
  })
}

/** Tries every place of a route. */
export async function tryForeign(
  one: FuzzFixture,
  route: Route,
  secrets: Awaited<ReturnType<typeof secretsOf>>,
  tries = 8,
): Promise<Tried[]> {
  const places = placesOf(route)
  if (places.length === 0) return []
  const side = audienceOf(route) === 'staff' ? 'staff' : 'customer'
  const uploads = await uploadFor(one, route)
  const hints = await hintsOf(one, route, side, uploads)
  const bases = fc.sample(requests(route, hints), { numRuns: 60, seed: 11 }).filter((drawn) => isValid(route, drawn))
  const tried: Tried[] = []
  for (const place of places)
    tried.push(await tryPlace(one, route, place, { side, uploads, secrets, tries, bases: suited(route, place, bases) }))
  return tried
}

// Requests that contain the place already come first, because what surrounds it is complete.
function suited(route: Route, { part, keys }: Place, bases: readonly Drawn[]): Drawn[] {
  const has = (drawn: Drawn): boolean => {
    const within = keys.reduce<unknown>(
      (inside, key) => (key === '[]' ? (inside as unknown[] | undefined)?.[0] : (inside as Values | undefined)?.[key]),
      drawn[part],
    )
    return typeof within === 'string'
  }
  const shaped = route.name.startsWith('bulk_') ? bases.map((drawn) => ordered(keys, drawn)) : [...bases]
  // Other parameters of the query may determine the answer alone: requests with the fewest come first.
  const questions = ({ query }: Drawn): number => Object.values(query ?? {}).filter((value) => value !== undefined).length
  return shaped.sort((a, b) => Number(has(b)) - Number(has(a)) || (part === 'query' ? questions(a) - questions(b) : 0))
}
// A bulk order whose action uses the place.
function ordered(keys: readonly string[], drawn: Drawn): Drawn {
  const [key] = keys
  if (key !== 'changes' && key !== 'to' && key !== 'ids') return drawn
  const action = key === 'to' ? { action: 'assign' } : key === 'changes' ? { action: 'change', changes: {} } : { action: 'delete' }
  const ids = (drawn.body as { ids?: string[] }).ids
  return { ...drawn, body: { ...action, ids: ids?.slice(0, 1), dryRun: key === 'ids' } }
}

interface Means {
  side: 'customer' | 'staff'
  uploads: readonly string[]
  secrets: Awaited<ReturnType<typeof secretsOf>>
  tries: number
  bases: readonly Drawn[]
}
async function tryPlace(one: FuzzFixture, route: Route, place: Place, { side, uploads, secrets, tries, bases }: Means): Promise<Tried> {
  const tried: Tried = { place: `${place.part}.${place.keys.join('.')}`, leaks: [], looked: false }
  const target = targetOf(route, place)
  if (!target) return { ...tried, leaks: ['nobody says which rows its ids are'] }
  const theirs = target === 'transferFiles' ? await uploadFor(one, route, 'najd') : await one.ids(target, side, 'najd')
  const ours = target === 'transferFiles' ? uploads : await one.ids(target, side)
  const [foreign] = theirs
  if (!foreign) return { ...tried, leaks: [`the other tenant has no row in ${target}`] }
  for (const [turn, base] of bases.slice(0, tries).entries()) {
    if (tried.looked) break
    const [nobodys, own] = [uuid(), ours[turn % Math.max(ours.length, 1)]]
    const requested = withRows(route, base, await one.ids(resourceOfPath(route.path) ?? 'customers', side))
    const token = await one.token(side)
    const ask = async (id: string) => sendDrawn(one, route, await withVersion(one, route, placed(requested, place, id)), token)
    const unknown = await ask(nobodys)
    const strange = await ask(foreign)
    // A change that succeeded with an unknown id did not use the place, and the rows differ now.
    const ignored = route.method !== 'GET' && unknown.status === 200 && (strange.status !== 200 || !strange.text.includes(foreign))
    if (!ignored && gist(unknown, nobodys) !== gist(strange, foreign))
      tried.leaks.push(`nobody's id: ${plain(unknown, nobodys).slice(0, 200)}; theirs: ${plain(strange, foreign).slice(0, 200)}`)
    const details = heldBy(strange, secrets, foreign)
    if (details) tried.leaks.push(`the answer holds ${details}`)
    if (own) tried.looked = plain(await ask(own), own) !== plain(unknown, nobodys)
  }
  return tried
}
// A bulk order must select an own row for its values to be looked up.
const withRows = (route: Route, drawn: Drawn, ids: readonly string[]): Drawn =>
  route.name.startsWith('bulk_') && ids[0]
    ? { ...drawn, body: { ...(drawn.body as Values), ids: [ids[0]], filter: undefined, after: undefined } }
    : drawn

function heldBy({ text, type }: Came, { ids, texts }: Means['secrets'], sent: string): string | undefined {
  if (/pdf/.test(type)) return undefined
  for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)) if (id !== sent && ids.has(id)) return id
  for (const [, word = ''] of text.matchAll(/"((?:[^"\\]|\\.){12,})"/g)) if (texts.has(word)) return word
  return undefined
}
