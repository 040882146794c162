// react-admin's methods as calls of the API, on top of ra-data-simple-rest. Depends on the resources and the client; no React.
import type { Bilingual } from '../schema/core/values.ts'
import type { DataProvider, fetchUtils, GetListParams, Identifier, RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import { type Answer, type Client, type RequestInitial, HttpError } from '../http/index.ts'
import type { Word } from '../schema/enumerations.ts'
import { limits } from '../schema/core/limits.ts'
import { narrowed } from './branch.ts'
import { changedFields, givenFields } from './changes.ts'
import { boardPath, createPath, listPath, resourceNamed, rowPath } from './urls.ts'

export { branchFilter } from './branch.ts'
export { changedFields, givenFields, isWritable, sameValue } from './changes.ts'
export { table } from './urls.ts'

/** A status move: the new status, the row's version, and the fields that the move needs. */
interface MoveRequest extends Record<string, unknown> {
  to: string
  version: number
}
/** Why a pending booking is closed. */
interface ClosureRequest {
  closure: 'cancelled' | 'noShow'
  closeReason: string
  /** The dealership cancels, not its customer. */
  byDealership?: boolean
  version: number
}
/** One entry of a row's history. */
export interface HistoryEntry {
  id: string
  action: string
  createdAt: string
  createdBy: string | null
  /** The kind of actor; null in entries without it. */
  actorKind: Word<'auditActor'> | null
  /** The word of the provider or job; null for people. */
  actorName: string | null
  /** The member of staff, also one who acted for a customer. */
  byName: Bilingual | null
  changes: Record<string, { from?: unknown; to?: unknown }>
}
/** Which cards of a board to read: those of every column, more of one column, or single rows. */
interface BoardQuestion {
  filter: Readonly<Record<string, unknown>>
  column?: string
  skip?: number
  size?: number
  cards?: readonly string[]
  signal?: AbortSignal
}
/** A board: its columns, and by resource the rows that its cards refer to. */
export interface BoardAnswer {
  columns: readonly { status: string; total: number; late: number; data: readonly RaRecord<string>[] }[]
  names: Readonly<Record<string, readonly RaRecord<string>[]>>
}
/** Methods beyond react-admin's nine. All reject with HttpError. */
export interface DealerDataProvider extends DataProvider {
  /**
   * Moves a row along its status graph. Throws HttpError moveNotAllowed (`details.allowed`), staleVersion (`details.current`) or badInput.
   */
  move(resource: string, id: Identifier, request: MoveRequest, how?: { quiet: 'silent' }): Promise<{ data: RaRecord }>
  /** The cards of a board, and the names of rows that they refer to. */
  board(resource: string, question: BoardQuestion): Promise<BoardAnswer>
  /** Closes a booking as cancelled or no-show; from pending only. */
  close(resource: string, id: Identifier, request: ClosureRequest): Promise<{ data: RaRecord }>
  /** Restores a deleted row. Throws HttpError tooLateToRestore after the days that the tenant allows. */
  restore(resource: string, id: Identifier): Promise<{ data: RaRecord }>
  /** The audit entries of a row, newest first, one page. */
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

/**
 * Query of a list: page (from 1), size, sort and filters. `meta.view: 'names'` reads only the fields that name a row, `meta.deleted`
 * deleted rows, `meta.everyBranch` rows of all branches.
 */
const listQuery = ({ pagination, sort, filter, meta }: Partial<GetListParams>) => ({
  page: pagination?.page ?? limits.page,
  size: pagination?.perPage ?? limits.pageSize,
  sort: sort?.field,
  order: sort?.order,
  ...(filter as Record<string, unknown> | undefined),
  view: (meta as { view?: string } | undefined)?.view,
  deleted: (meta as { deleted?: boolean } | undefined)?.deleted,
})

/** Rethrows with the messages by field in `body.errors`, where react-admin's forms read them. */
function raiseForForms(failure: unknown): never {
  if (failure instanceof HttpError) Object.assign(failure.body ?? {}, { errors: failure.fields })
  throw failure
}

/**
 * The admin's dataProvider. Every method rejects with the client's HttpError; messages by field are in `fields`, and in `body.errors` as
 * react-admin expects.
 */
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
    // With `meta.deleted` also a deleted row is read.
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
    // `meta.idempotencyKey`: a form that is sent twice creates one row.
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
      return rest.update(resourceNamed(resource).path, {
        id,
        data: { ...changedFields(resource, data, before), version },
        previousData: before,
      })
    },
    delete: async (resource: string, { id, previousData }: Parameters<DataProvider['delete']>[1]) => {
      const version = String((previousData as Partial<RaRecord> | undefined)?.['version'])
      await request(`${rowPath(resource, id)}?version=${encodeURIComponent(version)}`, { method: 'DELETE' })
      return { data: { id } }
    },
    // The API updates rows one by one, each with its version.
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
