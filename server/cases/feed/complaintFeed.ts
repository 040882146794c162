// Finds files of complaints left by another system, and imports each once, line by line.
import { csvRows } from '../../core/tables/importCsv.ts'
import { writingOf, type TableRow } from '../../core/tables/importBytes.ts'
import { beginFile, noteFile, type Taken } from './feedFiles.ts'
import { columnsOf, neededColumns, valuesOf, type FeedColumn } from './columns.ts'
import { takeLine } from './importLine.ts'
import { findFeed, lastLook, noteLook, sortDrops } from './looks.ts'
import { managersOf } from '../../core/access/managersOf.ts'
import { notify } from '../../notifications/index.ts'
import { DropError, type DropSource } from '../../core/gateways/drops.ts'
import { openDrops, type FeedPlace } from '../gateways/openDrops.ts'
import { Problem } from '../../core/http/problem.ts'
import { defineSystemJob, type SystemJobContext } from '../../core/jobs/defineJob.ts'

/** Maximum bytes of a file, and number of lines in one transaction. */
const maxBytes = 20_000_000
const linesAtOnce = 10

/** One check of the tenant's folder. */
export const complaintFeed = defineSystemJob('complaintFeed', async (context) => {
  const place = await context.scoped(({ tx }) => findFeed(tx))
  if (!place) return
  let waiting = (await context.scoped(({ tx }) => lastLook(tx)))?.waiting ?? 0
  let source: DropSource | undefined
  const went = await (async () => {
    source = await openDrops(context.services.env, context.tenantId, place)
    const drops = await source.list()
    const sorted = await context.scoped(({ tx }) => sortDrops(tx, drops, context.services.now()))
    waiting = sorted.waiting
    for (const drop of sorted.ready)
      await readFile(context, { drop, bytes: await source.read(drop.name, maxBytes + 1), source: sourceOf(place) })
    return undefined
  })()
    .catch((error: unknown) => {
      if (error instanceof DropError) return error
      throw error
    })
    .finally(() => source?.close())
  await context.scoped(async ({ services, tx }) => {
    const look = { lookedAt: services.now().toISOString(), waiting, trouble: went?.trouble ?? null, detail: went?.detail ?? null }
    if (!(await noteLook(tx, look))) return
    const people = await managersOf(tx, 'feedLines', { department: 'Service' })
    await notify(services, tx, people, { kind: 'feedProblems', params: { count: 0 }, resource: 'feedFiles' })
  })
})
const sourceOf = ({ feedSource }: FeedPlace) => feedSource ?? 'folder'

interface Line {
  line: number
  values: ReturnType<typeof valuesOf>
}
type Counts = Record<'lines' | 'imported' | 'repeated' | 'bad', number>

async function readFile(context: SystemJobContext, taken: Taken): Promise<void> {
  const file = await context.scoped(({ services, tx }) => beginFile(services, tx, taken))
  if (!file) return
  const finish = (values: object) =>
    context.scoped(({ services, tx }) => noteFile(services, tx, file.id, { ...values, finishedAt: services.now().toISOString() }))
  if (taken.bytes.length > maxBytes) return finish({ state: 'refused', trouble: 'tooBig' })
  let counts: Counts = { lines: file.lines, imported: file.imported, repeated: file.repeated, bad: file.bad }
  let columns: (FeedColumn | undefined)[] | undefined
  let batch: Line[] = []
  const flush = async () => {
    counts = await writeBatch(context, file.id, batch, counts)
    batch = []
  }
  try {
    let seen = 0
    for await (const { row, cells } of rowsOf(taken.bytes)) {
      if (cells.every((cell) => cell.trim() === '')) continue
      if (!columns) {
        columns = columnsOf(context.services.texts, cells)
        if (neededColumns.some((one) => !columns?.includes(one))) return await finish({ state: 'refused', trouble: 'columns' })
        continue
      }
      // Lines that were imported before the run was interrupted.
      if ((seen += 1) <= file.lines) continue
      batch.push({ line: row, values: valuesOf(columns, cells) })
      if (batch.length === linesAtOnce) await flush()
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await flush()
    const key = error.more.fields?.['file']?.key
    return finish({ state: 'refused', trouble: key === 'validation.fileQuotes' || key === 'validation.fileRecord' ? 'quotes' : 'noTable' })
  }
  await flush()
  await finish(columns ? { state: 'read' } : { state: 'refused', trouble: 'noTable' })
}

function rowsOf(bytes: Buffer): AsyncGenerator<TableRow> {
  const writing = writingOf(bytes)
  if (writing.format !== 'csv') throw new Problem('badInput')
  return csvRows(bytes, writing)
}

/** Imports some lines in one transaction; returns the counts afterwards. */
async function writeBatch(context: SystemJobContext, fileId: string, batch: readonly Line[], before: Counts): Promise<Counts> {
  if (batch.length === 0) return before
  return context.scoped(async ({ services, tx }) => {
    const after = { ...before, lines: before.lines + batch.length }
    for (const one of batch) after[await takeLine(services, tx, { fileId, ...one })] += 1
    await noteFile(services, tx, fileId, after)
    return after
  })
}
