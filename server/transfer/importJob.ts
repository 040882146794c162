// The import of a whole file, or its trial: in batches, each row by itself, with a file of the failed rows at the end.
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { fieldKey } from '../../src/schema/core/dataKeys.ts'
import { resources } from '../../src/schema/resources.ts'
import type { ImportPreview, ImportResult } from '../../src/schema/core/longWork/transfer.ts'
import { mayImport } from '../../src/schema/core/longWork/tableFiles.ts'
import type { Scope } from '../core/db/repository.ts'
import { defineJob, type JobContext } from '../core/jobs/defineJob.ts'
import { Problem } from '../core/http/problem.ts'
import { dataRows, type ImportInput } from './importData.ts'
import { failedRowsFile } from './importFailed.ts'
import { findUpload, jobFilePath, keepFile, readBytes, type TransferFile } from './importFiles.ts'
import type { RowProblem } from './importRead.ts'
import { Importer, type Outcome } from './importRows.ts'
import type { TableRow } from '../core/tables/importBytes.ts'
import { problemText } from './importTexts.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { mimeOf } from '../core/tables/exportTable.ts'

/** The last processed row, and the counts so far. */
interface Position {
  row: number
  counts: Counts
}
type Counts = Record<Outcome['outcome'], number>

const batchRows = 100
/** Rows written within one savepoint while all succeed. */
const rowsAtOnce = 10
/** Milliseconds of writing in one transaction: on the embedded engine every other call waits for it. */
const timeoutMs = { embedded: 40, postgres: 250 } as const
const shownProblems = 50

async function* batchesOf(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === batchRows) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** The results of a file's first rows; everything is rolled back. */
export async function previewRows(acting: Acting, input: ImportInput, rows: readonly TableRow[]): Promise<ImportPreview> {
  const { services, actor } = acting
  const importer = new Importer(input.name, input.plan, true, { actor, texts: services.texts, language: input.language })
  const steps = await importer.read(acting, rows)
  await importer.prepare(acting.services, steps)
  const details: ImportPreview['rows'] = []
  for (const { row, cells, outcome, foundBy, problems } of await importer.write(acting, steps)) {
    details.push({
      row,
      cells: [...cells],
      outcome,
      ...(foundBy ? { foundBy: services.texts(input.language, fieldKey(input.name, foundBy)) } : {}),
      problems: problems.map((one) => problemText(services.texts, input.language, input.name, one)),
    })
  }
  return { rows: details }
}

/** The job. An interrupted run continues after the last committed row. Fails with forbidden when the owner may no longer import. */
export const importJob = defineJob('import', {
  async run(context) {
    const { services, job, actor } = context
    const input = context.input as unknown as ImportInput
    if (!mayImport(actor, resources[input.name])) throw new Problem('forbidden')
    const file = await context.scoped(({ tx }) => findUpload(tx, job.ownerId, input.name, input.plan.fileId))
    const bytes = await readBytes(services, file.storageKey)
    const importer = new Importer(input.name, input.plan, input.dry, { actor, texts: services.texts, language: input.language })
    const position = (context.position as Position | null) ?? { row: 0, counts: { create: 0, update: 0, unchanged: 0, failed: 0 } }
    let { counts } = position
    for await (const batch of batchesOf(dataRows(bytes, file, position.row))) counts = await runBatch(context, importer, batch, counts)
    await finish(context, input, file, bytes, counts)
  },
})

async function runBatch(
  { services, job, scoped, progress, keep }: JobContext,
  importer: Importer,
  batch: TableRow[],
  counts: Counts,
): Promise<Counts> {
  const steps = await scoped((acting) => importer.read(acting, batch))
  await importer.prepare(services, steps)
  let next = 0
  let now = counts
  while (next < steps.length) {
    // The position is kept only after the commit: a batch that failed to serialise is repeated from here.
    const from = next
    const before = now
    const slice = await scoped(async (acting) => {
      const outcomes: Outcome[] = []
      const until = performance.now() + timeoutMs[services.engine.kind]
      for (let at = from; at < steps.length && performance.now() < until; at += rowsAtOnce)
        outcomes.push(...(await importer.write(acting, steps.slice(at, at + rowsAtOnce))))
      const after = { ...before }
      for (const { outcome } of outcomes) after[outcome] += 1
      const done = Object.values(after).reduce((sum, count) => sum + count, 0)
      await noteProblems(acting.tx, job.id, outcomes, services.now())
      progress(done, after.failed, Math.max(job.total, done))
      keep({ row: outcomes.at(-1)?.row ?? 0, counts: after } satisfies Position)
      return { outcomes: outcomes.length, after }
    })
    next += slice.outcomes
    now = slice.after
  }
  return now
}

async function noteProblems(tx: Scope, jobId: string, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return
  const values = failed.map(
    ({ row, problems }) =>
      sql`(current_setting('app.tenant_id'), ${jobId}, ${row}, ${JSON.stringify(problems)}::jsonb, ${now.toISOString()}::timestamptz)`,
  )
  await sql`insert into "transferProblems" ("tenantId", "jobId", row, problems, "createdAt") values ${sql.join(values)}
    on conflict do nothing`.execute(tx)
}

async function finish(
  { services, tenantId, job, scoped, finish: tell }: JobContext,
  input: ImportInput,
  file: TransferFile,
  bytes: Buffer,
  counts: Counts,
): Promise<void> {
  const { name, language, dry } = input
  const problems = await scoped(async ({ tx }) => {
    const { rows } = await sql<{ row: number; problems: RowProblem[] }>`select row, problems from "transferProblems"
      where "jobId" = ${job.id} order by row`.execute(tx)
    return rows
  })
  const result: ImportResult = {
    dry,
    ...counts,
    problems: problems.slice(0, shownProblems).map(({ row, problems: [first] }) => ({
      row,
      ...(first ? problemText(services.texts, language, name, first) : { column: '', message: '' }),
    })),
  }
  if (problems.length > 0) {
    const made = await failedRowsFile(services, input, file, bytes, new Map(problems.map((one) => [one.row, one.problems])))
    await keepFile(services, tenantId, scoped, {
      ...{ ownerId: job.ownerId, resource: name, jobId: job.id, details: made.details, bytes: made.bytes },
      mime: mimeOf[file.details.format],
    })
    result.errorsUrl = jobFilePath(job.id)
  }
  tell({ ...result })
}
