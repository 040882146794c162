// react-admin's methods as calls of the dealer API, on top of ra-data-simple-rest. Knows the schema's resources and the client; no React, no screen.
import type { DataProvider, fetchUtils, GetListParams, Identifier, RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import { type Answer, type Client, type RequestInitial, HttpError } from '../http/index.ts'
import type { Word } from '../schema/enumerations.ts'
import { limits } from '../schema/core/limits.ts'
import { narrowed } from './branch.ts'
import { changedFields, givenFields } from './changes.ts'
import { boardPath, createPath, listPath, resourceNamed, rowPath, updateName } from './urls.ts'

export { branchFilter } from './branch.ts'
export { changedFields, givenFields, isWritable, sameValue } from './changes.ts'
export { table } from './urls.ts'

/** A status move: where to, from which version of the row, and whatever the move asks for. */
interface MoveRequest extends Record<string, unknown> {
  to: string
  version: number
}
/** Why a booking that never began is closed. */
interface ClosureRequest {
  closure: 'cancelled' | 'noShow'
  closeReason: string
  version: number
}
/** One entry of a row's history. */
export interface HistoryEntry {
  id: string
  action: string
  createdAt: string
  createdBy: string | null
  /** What kind of actor did it; null in entries that do not say. */
  actorKind: Word<'auditActor'> | null
  /** The provider or job, by its word; null for people. */
  actorName: string | null
  /** The member of staff, also one who acted for a customer. */
  byName: { en: string; ar: string } | null
  changes: Record<string, { from?: unknown; to?: unknown }>
}
/** Which cards of a board are wanted: those of every column, more of one, or single ones. */
interface BoardQuestion {
  filter: Readonly<Record<string, unknown>>
  column?: string
  skip?: number
  size?: number
  cards?: readonly string[]
  signal?: AbortSignal
}
/** A board as the API answers it: its columns, and by resource the rows that its cards name. */
export interface BoardAnswer {
  columns: readonly { status: string; total: number; late: number; data: readonly RaRecord<string>[] }[]
  names: Readonly<Record<string, readonly RaRecord<string>[]>>
}
/** What the API offers beyond react-admin's nine methods. */
export interface DealerDataProvider extends DataProvider {
  /** Moves a row along its status graph. Throws HttpError moveNotAllowed (details.allowed), staleVersion (details.current) or badInput. */
  move(resource: string, id: Identifier, request: MoveRequest, how?: { quiet: 'silent' }): Promise<{ data: RaRecord }>
  /** The cards of a board, with the names of what they refer to. */
  board(resource: string, question: BoardQuestion): Promise<BoardAnswer>
  /** Closes a booking as cancelled or no-show; from pending only. */
  close(resource: string, id: Identifier, request: ClosureRequest): Promise<{ data: RaRecord }>
  /** Brings a deleted row back. Throws HttpError tooLateToRestore after its days. */
  restore(resource: string, id: Identifier): Promise<{ data: RaRecord }>
  /** What happened to a row, newest first, a page at a time. */
  history(
    resource: string,
    id: Identifier,
    question: { page: number; size: number; signal?: AbortSignal },
  ): Promise<{ data: HistoryEntry[]; total: number }>
}

interface Page {
  data: RaRecord[]
  total: number
}
const rowsOf = (answer: Answer): Page => answer.json as Page

/** What a list asks for; `meta.view: 'names'` brings only what names a row, `meta.deleted` the deleted ones, `meta.everyBranch` those of all branches. */
const listQuery = ({ pagination, sort, filter, meta }: Partial<GetListParams>) => ({
  page: pagination?.page ?? limits.page,
  size: pagination?.perPage ?? limits.pageSize,
  sort: sort?.field,
  order: sort?.order,
  ...(filter as Record<string, unknown> | undefined),
  view: (meta as { view?: string } | undefined)?.view,
  deleted: (meta as { deleted?: boolean } | undefined)?.deleted,
})

/** Puts the messages by field where react-admin's own forms look for them. */
function raiseForForms(failure: unknown): never {
  if (failure instanceof HttpError) Object.assign(failure.body ?? {}, { errors: failure.fields })
  throw failure
}

/** The dataProvider of the admin; errors are the client's HttpError, with messages by field in `fields` and in `body.errors`. */
export function createDataProvider(client: Client): DealerDataProvider {
  const request = (url: string, init: RequestInitial = {}) => client.request(url, { quiet: true, ...init }).catch(raiseForForms)
  const rest = simpleRest('', (url: string, options: fetchUtils.Options = {}) =>
    request(url, { ...options, signal: options.signal ?? undefined }),
  )
  const send = async (url: string, body: unknown, how: RequestInitial = {}) => ({
    data: (await request(url, { method: 'POST', body: JSON.stringify(body), ...how })).json as RaRecord,
  })
  const provider = {
    ...rest,
    supportAbortSignal: true,
    getList: async (resource: string, params: GetListParams & { signal?: AbortSignal }) =>
      rowsOf(await request(listPath(resource, narrowed(resource, listQuery(params), params.meta as object)), { signal: params.signal })),
    // `meta.deleted` brings the row also when it is deleted.
    getOne: async (resource: string, { id, meta, signal }: Parameters<DataProvider['getOne']>[1]) =>
      (meta as { deleted?: boolean } | undefined)?.deleted
        ? { data: (await request(`${rowPath(resource, id)}?deleted=true`, { signal })).json as RaRecord }
        : rest.getOne(resourceNamed(resource).path, { id, signal }),
    getMany: async (resource: string, { ids, signal }: Parameters<DataProvider['getMany']>[1]) => {
      const some = ids.slice(0, Math.max(...limits.pageSizes))
      return { data: rowsOf(await request(listPath(resource, { ids: some, size: some.length, view: 'names' }), { signal })).data }
    },
    getManyReference: async (resource: string, { target, id, ...params }: Parameters<DataProvider['getManyReference']>[1]) =>
      rowsOf(await request(listPath(resource, { ...listQuery(params), [target]: id }), { signal: params.signal })),
    // `meta.idempotencyKey` makes the same form sent twice one row.
    create: async (resource: string, { data, meta }: Parameters<DataProvider['create']>[1]) => ({
      data: (
        await request(createPath(resource), {
          method: 'POST',
          body: JSON.stringify(givenFields(resource, data)),
          idempotencyKey: (meta as { idempotencyKey?: string } | undefined)?.idempotencyKey,
        })
      ).json as RaRecord,
    }),
    update: (resource: string, { id, data, previousData }: Parameters<DataProvider['update']>[1]) => {
      const before = (previousData ?? {}) as RaRecord
      const version = (data as Partial<RaRecord>)['version'] ?? before['version']
      return rest.update(updateName(resource), { id, data: { ...changedFields(resource, data, before), version }, previousData: before })
    },
    delete: async (resource: string, { id, previousData }: Parameters<DataProvider['delete']>[1]) => {
      const version = String((previousData as Partial<RaRecord> | undefined)?.['version'])
      await request(`${rowPath(resource, id)}?version=${encodeURIComponent(version)}`, { method: 'DELETE' })
      return { data: { id } }
    },
    // The API changes rows one by one, each against its own version.
    updateMany: async (resource: string, { ids, data }: Parameters<DataProvider['updateMany']>[1]) => {
      await Promise.all(
        ids.map(async (id) => {
          const { data: row } = await provider.getOne(resource, { id })
          return provider.update(resource, { id, data: { ...data, version: row['version'] as number }, previousData: row })
        }),
      )
      return { data: ids }
    },
    deleteMany: async (resource: string, { ids }: Parameters<DataProvider['deleteMany']>[1]) => {
      await Promise.all(
        ids.map(async (id) => provider.delete(resource, { id, previousData: (await provider.getOne(resource, { id })).data })),
      )
      return { data: ids }
    },
    move: (resource: string, id: Identifier, input: MoveRequest, how?: { quiet: 'silent' }) =>
      send(rowPath(resource, id, 'status'), input, how),
    board: async (resource: string, { filter, signal, ...part }: BoardQuestion) =>
      (await request(boardPath(resource, { ...filter, ...part }), { signal })).json as BoardAnswer,
    close: (resource: string, id: Identifier, input: ClosureRequest) => send(rowPath(resource, id, 'closure'), input),
    restore: (resource: string, id: Identifier) => send(rowPath(resource, id, 'restore'), {}),
    history: async (resource: string, id: Identifier, { page, size, signal }: { page: number; size: number; signal?: AbortSignal }) =>
      (await request(`${rowPath(resource, id, 'history')}?page=${page}&size=${size}`, { signal })).json,
  }
  return provider as DealerDataProvider
}
