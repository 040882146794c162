// The dialect of ra-data-simple-rest, which react-admin's stock clients speak: `sort`, `range` and `filter` as JSON in the query of a list,
// which is answered as an array with a Content-Range, and whole records in the body of a change.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { presentRow } from '../access/present.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { Problem, type FieldProblem } from './problem.ts'
import { changeBody, confirmation, listOf } from './resourceShapes.ts'
import { staffOf } from './session.ts'

type Query = Record<string, unknown>

const maxSize = 100
const wrong = (field: string): Problem => new Problem('badInput', { fields: { [field]: { key: 'validation.invalid' } } })

function jsonIn(query: Query, name: string): unknown {
  const text = query[name]
  if (text === undefined) return undefined
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    throw wrong(name)
  }
}

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

function filtersIn(query: Query): Query {
  const given = jsonIn(query, 'filter') ?? {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong('filter')
  return Object.fromEntries(
    Object.entries(given as Query)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => {
        const all = [value].flat()
        if (!all.every(isScalar)) throw wrong('filter')
        return [name === 'id' ? 'ids' : name, all.map(String).join(',')]
      }),
  )
}

function pageIn(query: Query): { page: string; size: string } {
  const range = jsonIn(query, 'range') ?? [0, maxSize - 1]
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : []
  if (!Number.isInteger(from) || !Number.isInteger(to)) throw wrong('range')
  const [first, last] = [from as number, to as number]
  const size = Math.min(last - first + 1, maxSize)
  // Pages are counted, so a range begins where a page does.
  if (first < 0 || size < 1 || first % size !== 0) throw wrong('range')
  return { page: String(first / size + 1), size: String(size) }
}

function sortIn(query: Query): Query {
  const sort = jsonIn(query, 'sort')
  if (sort === undefined) return {}
  const [field, order] = Array.isArray(sort) ? (sort as unknown[]) : []
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) throw wrong('sort')
  return { sort: field, order }
}

// Requests in this dialect, by the first row and the number of rows that they want.
const dialect = new WeakMap<FastifyRequest, { page: string; size: string }>()

/** A preValidation of a list: translates a query in this dialect into our own. */
export async function readSimpleQuery(request: FastifyRequest): Promise<void> {
  const query = request.query as Query
  if (query['range'] === undefined && query['filter'] === undefined && !String(query['sort'] ?? '').startsWith('[')) return
  const { range: _range, filter: _filter, sort: _sort, embed: _embed, ...rest } = query
  const page = pageIn(query)
  request.query = { ...rest, ...filtersIn(query), ...sortIn(query), ...page }
  dialect.set(request, page)
}

/** The answer of a list in the dialect of its request. */
export function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ResourceName,
  list: { total: number; data: unknown[] },
): unknown {
  const wanted = dialect.get(request)
  if (!wanted) return list
  const first = (Number(wanted.page) - 1) * Number(wanted.size)
  const last = Math.max(first, first + list.data.length - 1)
  // Checked as every answer, of which this is a part.
  const { data } = listOf(name).parse(list)
  return reply
    .header('content-range', `${name} ${first}-${last}/${list.total}`)
    .type('application/json; charset=utf-8')
    .serializer((rows: unknown) => JSON.stringify(rows))
    .send(data)
}

/** An onRequest of a deletion: stock clients name a type of the body that they do not send. */
export async function readWithoutBody({ headers }: FastifyRequest): Promise<void> {
  if ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined) delete headers['content-type']
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
// Changes of whole records in which nothing was changed.
const unchanged = new WeakMap<FastifyRequest, Row>()
/** The row of a whole record in which nothing was changed. */
export const unchangedRow = (request: FastifyRequest): Row | undefined => unchanged.get(request)

/**
 * A preValidation of a change: of a whole record (one with its id) only what differs from the row as the caller sees it is a change. What
 * nobody may change this way may be there, as it is; another value is badInput (400) at its field.
 */
export const readWholeRecord = (services: Services, name: ResourceName) =>
  async function readChanges(request: FastifyRequest): Promise<void> {
    const body = request.body as Row | null
    if (typeof body !== 'object' || body === null || !('id' in body)) return
    const { actor, db, params } = await staffOf(services, request)
    const row = await db.get(name, params['id'] ?? '')
    const { record, listed = {} } = resources[name] as unknown as Resource
    const shown = record.parse(row) as Row
    const inList = record.parse(presentRow(name, row as Row, actor, 'list')) as Row
    const changeable = changeBody(name).shape
    const ignored = new Set([...Object.keys(listed), ...Object.keys(confirmation.shape)])
    const problems: Record<string, FieldProblem> = {}
    const changes: Row = {}
    for (const [field, value] of Object.entries(body)) {
      if (field === 'version' || ignored.has(field)) continue
      if (field in shown && (same(value, shown[field]) || same(value, inList[field]))) continue
      if (field in changeable || !(field in shown)) changes[field] = value
      else problems[field] = { key: 'validation.notChangeable' }
    }
    if (Object.keys(problems).length > 0) throw new Problem('badInput', { fields: problems })
    if (Object.keys(changes).length === 0 && same(body['version'], row.version)) unchanged.set(request, row as Row)
    request.body = { ...changes, version: body['version'] }
  }
