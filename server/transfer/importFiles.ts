// Table files in the dealership: kept in the storage, known by a row, each its owner's alone, gone after some days.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { TableFormat } from '../../src/schema/core/longWork/transfer.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'

/** How an uploaded file is read again. */
export interface FileDetails {
  name: string
  format: TableFormat
  encoding: string
  delimiter: string | null
  /** The row of the headings, as a spreadsheet numbers it, and the last row above the data. */
  headingRow: number
  lastHeadRow: number
  headings: string[]
  rows: number
}
/** A file that is kept. */
export interface TransferFile {
  id: string
  resource: ResourceName
  storageKey: string
  details: FileDetails
}

/** Runs in the tenant's scope. */
type InScope = <R>(work: (one: { tx: Scope }) => Promise<R>) => Promise<R>

/**
 * Keeps a file and gives back its id. Its row comes first: what is left of a crash in between is a row that nobody was told of, and
 * goes with the old ones; a file without a row would stay for ever. Throws unavailable where it could not be stored.
 */
export async function keepFile(
  services: Services,
  tenantId: string,
  scoped: InScope,
  { bytes, mime, ...file }: Omit<Parameters<typeof noteFile>[1], 'storageKey' | 'now'> & { bytes: Buffer; mime: string },
): Promise<string> {
  const storageKey = `${tenantId}/${randomBytes(32).toString('base64url')}`
  const id = await scoped(({ tx }) => noteFile(tx, { ...file, storageKey, now: services.now() }))
  try {
    await services.storage.put(storageKey, bytes, mime)
  } catch (error) {
    await scoped(({ tx }) => sql`delete from "transferFiles" where id = ${id}`.execute(tx))
    throw Object.assign(new Problem('unavailable'), { cause: error })
  }
  return id
}

/** Notes a file as a person's; `jobId` where a job made it. */
async function noteFile(
  tx: Scope,
  file: { ownerId: string; resource: string; jobId?: string; storageKey: string; details: Partial<FileDetails>; now: Date },
): Promise<string> {
  const id = uuid()
  await sql`insert into "transferFiles" ("tenantId", id, "ownerId", resource, "jobId", "storageKey", details, "createdAt")
    values (current_setting('app.tenant_id'), ${id}, ${file.ownerId}, ${file.resource}, ${file.jobId ?? null}, ${file.storageKey},
      ${JSON.stringify(file.details)}, ${file.now.toISOString()})`.execute(tx)
  return id
}

/** A person's own file, uploaded for a resource. Throws notFound for everybody else's. */
export async function findUpload(tx: Scope, ownerId: string, resource: ResourceName, id: string): Promise<TransferFile> {
  const { rows } = await sql<TransferFile>`select id, resource, "storageKey", details from "transferFiles"
    where id = ${id} and "ownerId" = ${ownerId} and resource = ${resource} and "jobId" is null`.execute(tx)
  const [file] = rows
  if (!file) throw new Problem('notFound', { fields: { file: { key: 'validation.fileGone' } } })
  return file
}

/** The file that a person's job made. Throws notFound for everybody else's. */
export async function findJobFile(tx: Scope, ownerId: string, jobId: string): Promise<TransferFile> {
  const { rows } = await sql<TransferFile>`select id, resource, "storageKey", details from "transferFiles"
    where "jobId" = ${jobId} and "ownerId" = ${ownerId} order by "createdAt" desc limit 1`.execute(tx)
  const [file] = rows
  if (!file) throw new Problem('notFound')
  return file
}

/** Where the file that a job made is fetched, below the API base. */
export const jobFilePath = (jobId: string): string => `/jobs/${jobId}/file`

/** All of a stored file. */
export async function readBytes(services: Services, storageKey: string): Promise<Buffer> {
  const stored = await services.storage.open(storageKey)
  if (!stored) throw new Problem('notFound', { fields: { file: { key: 'validation.fileGone' } } })
  const parts: Buffer[] = []
  for await (const part of stored.body) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

// They hold personal data: no longer than somebody needs to fetch or mend them.
const keptDays = 3
const atOnce = 500

/** Removes what is older than three days, of every tenant. */
export async function removeOldFiles(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - keptDays * 86_400_000).toISOString()
  const { rows } = await services.engine.asOwner((tx) =>
    sql<{ tenantId: string; id: string; storageKey: string }>`select "tenantId", id, "storageKey" from "transferFiles"
      where "createdAt" < ${before} limit ${atOnce}`.execute(tx),
  )
  for (const { tenantId, id, storageKey } of rows) {
    await services.storage.remove(storageKey)
    await services.engine.scoped(tenantId, (tx) => sql`delete from "transferFiles" where id = ${id}`.execute(tx))
  }
  await services.engine.asOwner((tx) => sql`delete from "transferProblems" where "createdAt" < ${before}`.execute(tx))
}
