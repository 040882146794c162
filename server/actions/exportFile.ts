// What a person exports: sent at once while it is small, made by a job where it is not.
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import type { Actor } from '../../src/schema/access.ts'
import type { Cell } from '../../src/schema/cells.ts'
import type { LanguageWord } from '../../src/schema/limits.ts'
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { transferLimits } from '../../src/schema/transfer.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { defineJob } from '../jobs/defineJob.ts'
import { startJob } from '../jobs/queue.ts'
import { auditChange } from './auditChange.ts'
import { chosenColumns } from './exportColumns.ts'
import { exampleCells } from './exportExample.ts'
import { RowNames } from './exportNames.ts'
import { cellSpeaker, cellsOf, countExported, learnReferences, nextRows, type ExportPosition, type Wish } from './exportRows.ts'
import { fileName, headOf, mimeOf, tablePieces, titleOf } from './exportTable.ts'
import { importColumns } from './importColumns.ts'
import { jobFilePath, keepFile } from './importFiles.ts'
import { requireRight, type Acting } from './saveRecord.ts'

interface Asked {
  name: ResourceName
  wish: Wish
  language: LanguageWord
}
/** A file on its way to a person. */
export interface Sendable {
  name: string
  mime: string
  body: Readable
}
/** Runs one batch in the tenant's scope. */
type Scoped = <R>(work: (one: Acting) => Promise<R>) => Promise<R>

function fileOf(house: House, scoped: Scoped, { name, wish, language }: Asked, actor: Actor, onBatch: (rows: number) => void) {
  const columns = chosenColumns(name, wish.columns)
  const names = new RowNames(actor)
  const speaker = cellSpeaker(house.texts, language, names)
  async function* batches(): AsyncGenerator<Cell[][]> {
    let position: ExportPosition | undefined
    for (;;) {
      const next = await scoped(async ({ tx, actor: now }) => {
        const found = await nextRows(tx, name, { wish, actor: now, position })
        if (found) await learnReferences(tx, columns, found.rows, names)
        return found
      })
      if (!next) return
      position = next.position
      onBatch(next.rows.length)
      yield next.rows.map((row) => cellsOf(row, columns, speaker))
    }
  }
  return tablePieces(wish.format, headOf(house.texts, language, name, columns), batches())
}

/** Notes who took rows along, how many at most and of what. */
const auditExport = (tx: Scope, house: House, { name }: Asked, id: string, by: string): Promise<void> =>
  auditChange(tx, { resource: name, rowId: id, action: 'export', before: {}, after: {}, by, now: house.now() })

/** The file as a stream with its name, or the job that makes it. Throws forbidden without the right to export. */
export async function exportFile(house: House, tenantId: string, actor: Actor, asked: Asked): Promise<Sendable | { jobId: string }> {
  requireRight(actor, asked.name, 'export')
  const job = await house.engine.scoped(tenantId, async (tx) => {
    const total = await countExported(tx, asked.name, asked.wish, actor)
    const large = total > transferLimits.direct
    const made = large
      ? await startJob({ house, tx, actor }, { kind: 'export', resource: asked.name, input: { ...asked } as Row, total })
      : null
    await auditExport(tx, house, asked, made?.id ?? uuid(), actor.id)
    return made
  })
  if (job) return { jobId: job.id }
  const scoped: Scoped = (work) => house.engine.scoped(tenantId, (tx) => work({ house, tx, actor }))
  const { format } = asked.wish
  return {
    name: fileName(titleOf(house.texts, asked.language, asked.name), house.now(), format),
    mime: mimeOf[format],
    body: Readable.from(
      fileOf(house, scoped, asked, actor, () => undefined),
      { objectMode: false },
    ),
  }
}

/** The job of a large export; its file is downloaded from the job. */
export const exportJob = defineJob('export', {
  async run({ house, tenantId, job, actor, input, scoped, progress, finish }) {
    const asked = input as unknown as Asked
    requireRight(actor, asked.name, 'export')
    let done = 0
    const parts: Buffer[] = []
    const count = (rows: number) => {
      done += rows
      progress(done, 0, Math.max(job.total, done))
    }
    for await (const part of fileOf(house, scoped, asked, actor, count)) parts.push(part)
    const { format } = asked.wish
    const name = fileName(titleOf(house.texts, asked.language, asked.name), house.now(), format)
    await keepFile(house, tenantId, scoped, {
      ...{ ownerId: job.ownerId, resource: asked.name, jobId: job.id, details: { name, format } },
      ...{ bytes: Buffer.concat(parts), mime: mimeOf[format] },
    })
    progress(done, 0, done)
    finish({ url: jobFilePath(job.id), rows: done })
  },
})

/** A file to fill in: the headings of what can be brought in, and one row that shows how. */
export function templateFile(house: House, language: LanguageWord, name: ResourceName, format: Wish['format']): Sendable {
  const columns = importColumns(name).filter(({ one }) => one)
  async function* batches() {
    yield await Promise.resolve([exampleCells(house.texts, language, name, columns)])
  }
  return {
    name: fileName(titleOf(house.texts, language, name), house.now(), format),
    mime: mimeOf[format],
    body: Readable.from(tablePieces(format, headOf(house.texts, language, name, columns), batches()), { objectMode: false }),
  }
}
