// REST routes of every resource: list, get, create, update, delete, restore and status moves.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../../../src/schema/core/access.ts'
import { errorBody, listQuery } from '../../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { idValue } from '../../../src/schema/core/values.ts'
import { listChildren } from '../commit/listChildren.ts'
import { moveRecord } from '../commit/moveRecord.ts'
import {
  createRecord,
  deleteRecord,
  lockRow,
  prepareValues,
  requireRight,
  restoreRecord,
  updateRecord,
  type Acting,
} from '../commit/saveRecord.ts'
import { checkTimes } from '../commit/typedTimes.ts'
import { isRecorded, recordOpening } from '../access/accessLedger.ts'
import { namedRows } from '../db/caller/references.ts'
import { nothing, staffVisibility } from '../db/caller/visibility.ts'
import type { ListQuestion, RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { nameRow, presentRow } from '../access/present.ts'
import { Problem } from './problem.ts'
import { acting as actingIn } from './actor.ts'
import { answerList, readSimpleQuery, readWholeRecord, readWithoutBody, unchangedRow } from './simpleRest.ts'
import { changeBody, listOf, moveBody, removed, saved } from './resourceShapes.ts'
import { languageOfRequest } from './request.ts'
import { readList, staffOf, type Session } from './session.ts'

const names = Object.keys(resources) as ResourceName[]
const byId = z.object({ id: idValue })
const version = z.coerce.number().int()
const errors = { '4xx': errorBody, '5xx': errorBody }
const security = [{ token: [] }]
/** A write of one row, whose id is in the path. */
type Command<R> = (one: Acting, id: string) => Promise<R>
type Requested = z.output<typeof listQuery> & Record<string, unknown>

/** The list request limited to the person's rights. Throws forbidden (403) when they may list no row of the resource. */
function questionOf(
  name: ResourceName,
  { page, size, sort, order, q, ids, view, deleted, tenantId: _tenant, ...filters }: Requested,
  actor: Actor,
  language: LanguageWord,
): ListQuestion {
  const visibility = staffVisibility(actor)
  const chosen = ids?.split(',').filter((id) => idValue.safeParse(id).success)
  const rows = view === 'names' ? namedRows(actor, name, chosen) : visibility.rows(name, 'list')
  if (rows === undefined && !(view === 'names' && chosen)) throw new Problem('forbidden')
  return {
    ...{ page, size, sort, order, q, filters, language },
    ids: chosen,
    conditions: [rows ?? nothing],
    seen: visibility.unmasked(name),
    // What still refers to a deleted row goes on naming it.
    deleted: view === 'names' && chosen ? 'too' : deleted === 'true',
  }
}

/** Registers the routes of every resource below the API base. */
export function registerResources(app: FastifyInstance, services: Services): void {
  for (const name of names) registerResource(app, services, name)
}

function registerResource(app: FastifyInstance, services: Services, name: ResourceName): void {
  const resource = resources[name]
  const definition: Pick<Resource, 'paths' | 'childOf'> = resource
  const path = `/${resource.path}`
  const tags = [name]
  const actingAs = <R>(staff: Session, work: Command<R>): Promise<R> =>
    actingIn(staff, 'the command checks the right to the row that it writes', work)
  const acting = async <R>(request: FastifyRequest, work: Command<R>): Promise<R> => actingAs(await staffOf(services, request), work)
  const shown = (actor: Actor) => (row: RowOf<ResourceName>) => presentRow(name, row as Row, actor, 'show')
  const details = (request: FastifyRequest, actor: Actor, row: RowOf<ResourceName>) => ({
    ...shown(actor)(row),
    successMessage: services.texts(languageOfRequest(request), 'messages.saved'),
  })

  // The path that the specification gives a call, as an additional route with the same handler.
  const { list: specifiedList, create: specifiedCreate, update: specifiedUpdate }: NonNullable<Resource['paths']> = definition.paths ?? {}
  const at = (own: string, verb: string, specified?: string) => [
    { url: own, operationId: `${verb}_${name}` },
    ...(specified ? [{ url: `/${specified}`, operationId: `${verb}_${name}_specified` }] : []),
  ]

  const filters = (resource.filter as unknown as z.ZodObject).shape
  for (const { url, operationId } of at(path, 'list', specifiedList))
    app.get(url, {
      config: { access: 'staff' },
      preValidation: readSimpleQuery,
      schema: {
        operationId,
        summary: `list ${name}`,
        tags,
        security,
        querystring: z.strictObject({ ...listQuery.shape, ...filters, tenantId: z.string().optional() }),
        response: { 200: listOf(name), ...errors },
      },
      handler: async (request, reply) => {
        const requested = request.query as Requested
        const byName = requested.view === 'names'
        const language = languageOfRequest(request)
        const { actor, total, data } = await readList(services, request, name, (one) => questionOf(name, requested, one, language), byName)
        const rows = data.map((row) => (byName ? nameRow(name, row, actor) : presentRow(name, row as Row, actor, 'list')))
        return answerList(request, reply, name, { total, data: rows })
      },
    })

  app.get(`${path}/:id`, {
    config: { access: 'staff' },
    schema: {
      operationId: `get_${name}`,
      summary: `get ${name}`,
      tags,
      security,
      params: byId,
      querystring: z.object({ deleted: listQuery.shape.deleted, tenantId: z.string().optional() }),
      response: { 200: definition.childOf ? z.union([resource.record, listOf(name)]) : resource.record, ...errors },
    },
    handler: async (request) => {
      const { actor, db, params } = await staffOf(services, request)
      return db.transaction(async (one) => {
        const id = params['id'] ?? ''
        const children = await one.asSystem('masters are named to every member of staff', (tx) => listChildren(tx, actor, name, id))
        if (children) return children
        const row = await one.get(name, id, { deleted: (request.query as { deleted?: string }).deleted === 'true' })
        if (isRecorded(name))
          await one.asSystem('who opens a row is recorded', (tx) =>
            recordOpening(tx, actor, name, row as Row & { id: string }, services.now()),
          )
        return row
      })
    },
  })
  if (resource.readOnly) return

  for (const { url, operationId } of at(path, 'create', specifiedCreate))
    app.post(url, {
      config: { idempotent: name, access: { resource: name, action: 'create' } },
      schema: {
        operationId,
        summary: `create ${name}`,
        tags,
        security,
        body: resource.create,
        response: { 200: saved(name), ...errors },
      },
      handler: async (request) => {
        const staff = await staffOf(services, request)
        requireRight(staff.actor, name, 'create')
        const body = await prepareValues(services, name, request.body as Row)
        return actingAs(staff, async (one) => details(request, one.actor, await createRecord(one, name, body)))
      },
    })

  const change = async (request: FastifyRequest, { version: known, ...given }: Row & { version: number }, id?: unknown) => {
    const session = await staffOf(services, request)
    const staff = id === undefined ? session : { ...session, params: { id: String(id) } }
    const changes = await prepareValues(services, name, given)
    return actingAs(staff, async (one, row) => {
      const before = await lockRow(one, name, row)
      const checked = checkTimes(name, before, changes)
      const held = { ...one, held: new Map([[row, before]]) }
      return details(request, one.actor, await updateRecord(held, name, row, known, checked, shown(one.actor)))
    })
  }
  const body = changeBody(name)
  const changing = { summary: `update ${name}`, tags, security, response: { 200: saved(name), ...errors } }
  app.put(`${path}/:id`, {
    config: { access: { resource: name, action: 'edit' } },
    preValidation: readWholeRecord(services, name),
    schema: { ...changing, operationId: `update_${name}`, params: byId, body },
    handler: (request) => unchangedRow(request) ?? change(request, request.body as Row & { version: number }),
  })
  // The specification names no parameter in this path: the row's id is in the body.
  if (specifiedUpdate)
    app.post(`/${specifiedUpdate}`, {
      config: { access: { resource: name, action: 'edit' } },
      schema: { ...changing, operationId: `update_${name}_specified`, body: body.extend(byId.shape) },
      handler: (request) => {
        const { id, ...given } = request.body as Row & { version: number }
        return change(request, given as Row & { version: number }, id)
      },
    })

  app.delete(`${path}/:id`, {
    onRequest: readWithoutBody,
    config: { access: { resource: name, action: 'delete' } },
    schema: {
      operationId: `delete_${name}`,
      summary: `delete ${name}`,
      tags,
      security,
      params: byId,
      querystring: z.object({ version: version.optional(), tenantId: z.string().optional() }),
      response: { 200: removed, ...errors },
    },
    handler: (request) =>
      acting(request, async (one, id) => {
        await deleteRecord(one, name, id, (request.query as { version?: number }).version, shown(one.actor))
        return { id, successMessage: services.texts(languageOfRequest(request), 'messages.deleted') }
      }),
  })

  if (resource.softDelete) {
    app.post(`${path}/:id/restore`, {
      config: { access: 'staff' },
      schema: {
        operationId: `restore_${name}`,
        summary: `restore ${name}`,
        tags,
        security,
        params: byId,
        response: { 200: saved(name), ...errors },
      },
      handler: (request) => acting(request, async (one, id) => details(request, one.actor, await restoreRecord(one, name, id))),
    })
  }
  if (resource.status) registerMoves(app, name, acting, details, shown)
}

function registerMoves(
  app: FastifyInstance,
  name: ResourceName,
  acting: <R>(request: FastifyRequest, work: Command<R>) => Promise<R>,
  details: (request: FastifyRequest, actor: Actor, row: RowOf<ResourceName>) => Row,
  shown: (actor: Actor) => (row: RowOf<ResourceName>) => Row,
): void {
  app.post(`/${resources[name].path}/:id/status`, {
    config: { access: 'staff' },
    schema: {
      operationId: `move_${name}`,
      summary: `move ${name}`,
      tags: [name],
      security,
      params: byId,
      body: moveBody(name),
      response: { 200: saved(name), ...errors },
    },
    handler: (request) =>
      acting(request, async (one, id) => {
        const { to, version: known, ...values } = request.body as Row & { to: string; version: number }
        const checked = checkTimes(name, await lockRow(one, name, id), values)
        const row = await moveRecord(one, name, id, { to, version: known, values: checked }, shown(one.actor))
        return details(request, one.actor, row)
      }),
  })
}
