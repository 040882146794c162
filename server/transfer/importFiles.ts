// Table files of import and export: stored with a row, private to their owner, deleted after some days.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { TableFormat } from '../../src/schema/core/longWork/tableFiles.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** How to read an uploaded file again. */
export interface FileDetails {
  name: string
  format: TableFormat
  encoding: string
  delimiter: string | null
  /** The number of the heading row as a spreadsheet shows it, and of the last row above the data. */
  headingRow: number
  lastHeadRow: number
  headings: string[]
  rows: number
}
/** A stored file. */
export interface TransferFile {
  id: string
  resource: ResourceName
  storageKey: string
  details: FileDetails
}

/** Runs in the tenant's scope. */
type InScope = <R>(work: (one: { tx: Scope }) => Promise<R>) => Promise<R>

/**
 * Stores a file and returns its id. The row is written first: a crash in between leaves a row that is deleted with old ones, while a file
 * without a row would stay forever. Throws unavailable (503) when the file could not be stored.
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

/** Writes the row of a person's file; `jobId` when a job made it. */
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

/** A person's own upload for a resource. Throws notFound (404) for others'. */
export async function findUpload(tx: Scope, ownerId: string, resource: ResourceName, id: string): Promise<TransferFile> {
  const { rows } = await sql<TransferFile>`select id, resource, "storageKey", details from "transferFiles"
    where id = ${id} and "ownerId" = ${ownerId} and resource = ${resource} and "jobId" is null`.execute(tx)
  const [file] = rows
  if (!file) throw new Problem('notFound', { fields: { file: { key: 'validation.fileGone' } } })
  return file
}

/** The file made by a person's job. Throws notFound (404) for others'. */
export async function findJobFile(tx: Scope, ownerId: string, jobId: string): Promise<TransferFile> {
  const { rows } = await sql<TransferFile>`select id, resource, "storageKey", details from "transferFiles"
    where "jobId" = ${jobId} and "ownerId" = ${ownerId} order by "createdAt" desc limit 1`.execute(tx)
  const [file] = rows
  if (!file) throw new Problem('notFound')
  return file
}

/** The download path of a job's file, below the API base. */
export const jobFilePath = (jobId: string): string => `/jobs/${jobId}/file`

/** The bytes of a stored file. Throws notFound (404) when it is gone. */
export async function readBytes(services: Services, storageKey: string): Promise<Buffer> {
  const stored = await services.storage.open(storageKey)
  if (!stored) throw new Problem('notFound', { fields: { file: { key: 'validation.fileGone' } } })
  const parts: Buffer[] = []
  for await (const part of stored.body) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

// They hold personal data, so they are kept only as long as needed to download or correct them.
const keptDays = 3
const atOnce = 500

/** Removes files older than three days, of every tenant. */
export async function removeOldFiles(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - keptDays * dayMs).toISOString()
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
