// Exports: sent at once when small, otherwise made by a job.
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type { Actor } from '../../src/schema/core/access.ts'
import type { Cell } from '../../src/schema/core/cells.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { transferLimits } from '../../src/schema/core/longWork/tableFiles.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { defineJob } from '../core/jobs/defineJob.ts'
import { startJob } from '../core/jobs/queue.ts'
import { chosenColumns } from '../core/tables/exportColumns.ts'
import { exampleCells } from './exportExample.ts'
import { RowNames } from './exportNames.ts'
import { cellI18n, cellsOf, countExported, loadReferences, nextRows, type ExportPosition, type Input } from './exportRows.ts'
import { fileName, headOf, mimeOf, tablePieces, titleOf } from '../core/tables/exportTable.ts'
import { importColumns } from './importColumns.ts'
import { jobFilePath, keepFile } from './importFiles.ts'
import { requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { recordAccess } from '../core/access/accessLedger.ts'
import { recordAction } from '../core/commit/audit.ts'
import { staffActor } from '../core/commit/actor.ts'

interface Requested {
  name: ResourceName
  wish: Input
  language: LanguageWord
}
/** A file to send. */
export interface Sendable {
  name: string
  mime: string
  body: Readable
}
/** Runs one batch in the tenant's scope. */
type Scoped = <R>(work: (one: Acting) => Promise<R>) => Promise<R>

function fileOf(
  services: Services,
  scoped: Scoped,
  { name, wish: request, language }: Requested,
  actor: Actor,
  onBatch: (rows: number) => void,
) {
  const columns = chosenColumns(name, request.columns)
  const names = new RowNames(actor)
  const i18n = cellI18n(services.texts, language, names)
  async function* batches(): AsyncGenerator<Cell[][]> {
    let position: ExportPosition | undefined
    for (;;) {
      const next = await scoped(async ({ tx, actor: now }) => {
        const found = await nextRows(tx, name, { input: request, actor: now, position, language })
        if (found) await loadReferences(tx, columns, found.rows, names)
        return found
      })
      if (!next) return
      position = next.position
      onBatch(next.rows.length)
      yield next.rows.map((row) => cellsOf(row, columns, i18n))
    }
  }
  return tablePieces(request.format, headOf(services.texts, language, name, columns), batches())
}

/** Records in the audit who exported rows, of which resource and how many at most. */
const auditExport = (tx: Scope, services: Services, { name }: Requested, id: string, by: string): Promise<void> =>
  recordAction(tx, { resource: name, rowId: id, action: 'export', by: staffActor(by) }, services.now())

/** The file as a stream with its name, or the job that makes it. Throws forbidden (403) without the right to export. */
export async function exportFile(
  services: Services,
  tenantId: string,
  actor: Actor,
  requested: Requested,
): Promise<Sendable | { jobId: string }> {
  requireRight(actor, requested.name, 'export')
  const job = await services.engine.scoped(tenantId, async (tx) => {
    const total = await countExported(tx, requested.name, requested.wish, actor)
    const large = total > transferLimits.direct
    const made = large
      ? await startJob({ services, tx, actor }, { kind: 'export', resource: requested.name, input: { ...requested } as Row, total })
      : null
    await auditExport(tx, services, requested, made?.id ?? uuid(), actor.id)
    await recordAccess(tx, { staffId: actor.id, kind: 'export', resource: requested.name, rows: total }, services.now())
    return made
  })
  if (job) return { jobId: job.id }
  const scoped: Scoped = (work) => services.engine.scoped(tenantId, (tx) => work({ services, tx, actor }))
  const { format } = requested.wish
  return {
    name: fileName(titleOf(services.texts, requested.language, requested.name), services.now(), format),
    mime: mimeOf[format],
    body: Readable.from(
      fileOf(services, scoped, requested, actor, () => undefined),
      { objectMode: false },
    ),
  }
}

/** The job of a large export; its file is downloaded from the job. */
export const exportJob = defineJob('export', {
  async run({ services, tenantId, job, actor, input, scoped, progress, finish }) {
    const requested = input as unknown as Requested
    requireRight(actor, requested.name, 'export')
    let done = 0
    const parts: Buffer[] = []
    const count = (rows: number) => {
      done += rows
      progress(done, 0, Math.max(job.total, done))
    }
    for await (const part of fileOf(services, scoped, requested, actor, count)) parts.push(part)
    const { format } = requested.wish
    const name = fileName(titleOf(services.texts, requested.language, requested.name), services.now(), format)
    await keepFile(services, tenantId, scoped, {
      ...{ ownerId: job.ownerId, resource: requested.name, jobId: job.id, details: { name, format } },
      ...{ bytes: Buffer.concat(parts), mime: mimeOf[format] },
    })
    progress(done, 0, done)
    finish({ url: jobFilePath(job.id), rows: done })
  },
})

/** A template to fill in: the headings of importable columns, and one example row. */
export function templateFile(services: Services, language: LanguageWord, name: ResourceName, format: Input['format']): Sendable {
  const columns = importColumns(name).filter(({ one }) => one)
  async function* batches() {
    yield await Promise.resolve([exampleCells(services.texts, language, name, columns)])
  }
  return {
    name: fileName(titleOf(services.texts, language, name), services.now(), format),
    mime: mimeOf[format],
    body: Readable.from(tablePieces(format, headOf(services.texts, language, name, columns), batches()), { objectMode: false }),
  }
}
