// Records each statement of the product, once for each text and role, with the partitions that PostgreSQL plans to read for it. A statement
// that names its tenant, by its text or by the policy of its role, reads one partition of each table.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { plainRole } from '../../server/core/db/scope.ts'
import { partitionSchema } from './partitionTables.ts'

/** A recorded statement. */
export interface Recorded {
  /** With `$…` in place of parameters, so that lists of different lengths are one statement. */
  text: string
  /** `tenant`: the policies of a tenant apply; `nobody`: those of no tenant; `owner`: none. */
  as: 'tenant' | 'nobody' | 'owner'
  /** The place in the product that runs it, 'server/…:line'; undefined when it is not known. */
  from?: string | undefined
  /** Whether it reads or writes a table of tenants. */
  tenants: boolean
  /** Tables of which it reads more than one partition. */
  wide: string[]
  /** Why PostgreSQL could not plan it; undefined when it could. */
  failed?: string | undefined
}

interface Plan {
  [property: string]: unknown
  Plans?: Plan[]
}
/** The parts of a client of pg that are used here; two of them are not in its types. */
interface Client extends pg.Client {
  connectionParameters: pg.ClientConfig & { application_name?: string }
}

/** The partitions that a plan reads, by table. */
function partitionsOf(plan: Plan, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const [, table, part] = /^(.*)_(\d+)$/.exec(String(plan['Relation Name'] ?? '')) ?? []
  if (plan['Schema'] === partitionSchema && table && part && plan['Node Type'] !== 'ModifyTable')
    found.set(table, (found.get(table) ?? new Set()).add(part))
  for (const below of plan.Plans ?? []) partitionsOf(below, found)
  return found
}

/** The tables without a tenant. */
const global = ['tenants', 'rateLimits', 'migrations', 'keyMark']
/** Whether a plan writes a table of tenants, or reads no partition of one because none can have the rows. */
const concernsTenants = (plan: Plan): boolean =>
  plan['Subplans Removed'] !== undefined ||
  (plan['Schema'] === 'public' && !global.includes(String(plan['Relation Name']))) ||
  (plan.Plans ?? []).some(concernsTenants)

const explained = /^\s*(?:select|insert|update|delete|with)\b/i
const scope = /^select set_config\('role', /
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+(?:::[\w[\]]+)?/g, '$…')
    .replaceAll(/\$…(?:, \$…)+/g, '$…')
    .replaceAll(/\(\$…\)(?:, \(\$…\))+/g, '($…)')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The nearest place of a stack that is neither a package nor the part of the product that sends statements. */
const placeOf = (stack: string): string | undefined =>
  stack
    .split('\n')
    .map((line) => /\/((?:server|tests)\/[^()]+\.tsx?):(\d+):\d+/.exec(line))
    .filter((match) => match !== null)
    .map(([, file, line]) => `${file}:${line}`)
    .find((place) => !/^server\/core\/db\/(?:pool|postgres|scope|queryObserver)\.ts|^tests\/partitioned\//.test(place))

const sides = new Map<string, Promise<pg.Client>>()
const waiting = new Map<string, Promise<unknown>>()

/** Whose rights a statement has. */
export interface Session {
  as: Recorded['as']
  tenant: string
}

/** The tables of which PostgreSQL plans to read several partitions, with these rights; the connection is the owner's. */
export async function planned(
  owner: pg.Client,
  { as, tenant }: Session,
  text: string,
  values: unknown[],
): Promise<Pick<Recorded, 'tenants' | 'wide'>> {
  await owner.query('begin; set local search_path = public')
  try {
    const role = as === 'owner' ? 'none' : plainRole
    await owner.query(`select set_config('role', $1, true), set_config('app.tenant_id', $2, true)`, [role, tenant])
    const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({ text: `explain (format json, verbose) ${text}`, values })
    const plans = rows[0]?.['QUERY PLAN'] ?? []
    const found = new Map(plans.flatMap(({ Plan: plan }) => [...partitionsOf(plan)]))
    return {
      tenants: found.size > 0 || plans.some(({ Plan: plan }) => concernsTenants(plan)),
      wide: [...found].filter(([, parts]) => parts.size > 1).map(([table]) => table),
    }
  } finally {
    await owner.query('rollback')
  }
}

/** Plans on a connection of its own, so that nothing changes for the product's. */
async function plannedBeside(
  client: Client,
  session: Session,
  text: string,
  values: unknown[],
): Promise<Pick<Recorded, 'tenants' | 'wide'>> {
  const { host, port, user, password, database = '' } = client.connectionParameters
  let opening = sides.get(database)
  if (!opening) {
    const side = new pg.Client({ host, port, user, password, database } as pg.ClientConfig)
    side.on('error', () => undefined)
    opening = side.connect().then(() => side)
    sides.set(database, opening)
  }
  return planned(await opening, session, text, values)
}

/** Records the statements of connections of the product from now on into a file of the folder, one JSON a line. */
export function recordStatements(folder: string): void {
  const file = join(folder, `statements-${process.pid}.ndjson`)
  const sessions = new WeakMap<object, Session>()
  const seen = new Set<string>()
  const nobody: Session = { as: 'nobody', tenant: '' }

  function note(client: Client, text: string, values: unknown[]): void {
    if (client.connectionParameters.application_name !== 'wakeel') return
    if (scope.test(text)) {
      const [role, tenant] = values
      sessions.set(client, role === plainRole ? { as: 'tenant', tenant: String(tenant) } : { as: 'owner', tenant: '' })
      return
    }
    if (text === 'begin' || text === 'commit' || text === 'rollback') return void sessions.delete(client)
    if (!explained.test(text)) return
    const session = sessions.get(client) ?? nobody
    const shape = shapeOf(text)
    const key = `${session.as} ${shape}`
    if (seen.has(key)) return
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 200
    const from = placeOf(new Error('here').stack ?? '')
    Error.stackTraceLimit = limit
    if (from?.startsWith('tests/')) return
    seen.add(key)
    const database = client.connectionParameters.database ?? ''
    const write = (rest: Pick<Recorded, 'tenants' | 'wide' | 'failed'>) =>
      appendFileSync(file, `${JSON.stringify({ text: shape, as: session.as, from, ...rest } satisfies Recorded)}\n`)
    const work = (waiting.get(database) ?? Promise.resolve())
      .then(() => plannedBeside(client, session, text, values))
      .then(write, (error: Error) => {
        // The next time it may be planned.
        seen.delete(key)
        write({ tenants: false, wide: [], failed: error.message })
      })
    waiting.set(database, work)
  }

  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function noted(this: Client, ...given: unknown[]) {
    const [first, second] = given
    const { text, values } = (typeof first === 'string' ? { text: first, values: second } : (first ?? {})) as {
      text?: string
      values?: unknown
    }
    if (text) note(this, text, Array.isArray(values) ? values : [])
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
}

/** Waits for the plans of a database's statements, and closes the connection that asked for them. */
export async function endRecording(database: string): Promise<void> {
  await waiting.get(database)
  waiting.delete(database)
  const side = await sides.get(database)?.catch(() => undefined)
  sides.delete(database)
  await side?.end()
}
