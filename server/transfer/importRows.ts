// Writes a file's rows in batches: each passes the same rights, checks and rules as a form, and fails by itself.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { CellI18n } from '../../src/schema/core/cells.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { ImportPlan } from '../../src/schema/core/longWork/transfer.ts'
import { ruleCondition } from '../core/db/list/conditions.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { presentRow } from '../core/access/present.ts'
import { databaseProblem, Problem } from '../core/http/problem.ts'
import type { Texts } from '../core/texts.ts'
import { RowNames } from './exportNames.ts'
import { cellI18n } from './exportRows.ts'
import { uniqueFields } from './importColumns.ts'
import { loadBatch, readRow, sourcesOf, standInOf, valuesToCreate, valuesToUpdate, type Draft, type RowProblem } from './importRead.ts'
import type { TableRow } from '../core/tables/importBytes.ts'
import { eachInTurn } from '../core/jobs/inTurn.ts'
import { createRecord, prepareValues, updateRecord, type Acting } from '../core/commit/saveRecord.ts'
import type { Services } from '../core/services.ts'
import { writeInBatch } from '../core/commit/batch.ts'

/** The result of a row, or the expected one in a trial. */
export interface Outcome {
  row: number
  cells: readonly string[]
  outcome: 'create' | 'update' | 'unchanged' | 'failed'
  foundBy?: string | undefined
  problems: RowProblem[]
}
/** A stored row. */
type Existing = Row & { id: string; version: number }
/** A planned write. */
interface Step {
  draft: Draft
  existing: Existing | undefined
  /** The field that the existing row was found by, where it is not the plan's key. */
  foundBy: string | undefined
  outcome: Outcome['outcome']
  values: Row
}

/** One import of one file: keeps referenced rows and seen keys over the batches. */
export class Importer {
  private readonly names: RowNames
  private readonly i18n: CellI18n
  private readonly sources
  private readonly seen = new Map<string, number>()
  private readonly unique: string[]
  private readonly standIn: string | undefined

  constructor(
    private readonly name: ResourceName,
    private readonly plan: ImportPlan,
    private readonly dry: boolean,
    person: { actor: Actor; texts: Texts; language: LanguageWord },
  ) {
    this.names = new RowNames(person.actor)
    this.i18n = cellI18n(person.texts, person.language, this.names)
    this.sources = sourcesOf(name, plan)
    this.unique = uniqueFields(name)
    this.standIn = standInOf(this.sources, plan)
  }

  /** Parses a batch and determines what each row would do. Does not write. */
  async read({ tx, actor }: Acting, rows: readonly TableRow[]): Promise<Step[]> {
    await loadBatch(tx, rows, this.sources, this.names)
    const drafts = await eachInTurn(rows, (row) => readRow(row, this.sources, this.plan, this.i18n))
    const byKey = await this.findExisting(
      tx,
      actor,
      this.plan.key,
      drafts.map(({ key }) => key),
    )
    const byStandIn = await this.findExisting(
      tx,
      actor,
      this.standIn ?? null,
      drafts.map(({ standIn }) => standIn),
    )
    return eachInTurn(drafts, (draft) => {
      const found = byKey.get(draft.key ?? '')
      const other = byStandIn.get(draft.standIn ?? '')
      // Only a row that has another key is another one.
      const isOther = found === undefined && other !== undefined && (draft.key === null || (other[this.plan.key ?? ''] ?? null) === null)
      return isOther ? this.decide(draft, other, this.standIn) : this.decide(draft, found)
    })
  }

  private async findExisting(tx: Scope, actor: Actor, key: string | null, values: readonly (string | null)[]) {
    const found = new Map<string, Existing>()
    const wanted = [...new Set(values.flatMap((value) => value ?? []))].filter(
      (one) => key !== 'id' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(one),
    )
    if (key === null || wanted.length === 0) return found
    const { rows } = await sql<Existing>`select * from ${sql.table(this.name)}
      where "deletedAt" is null and ${sql.ref(key)} in (${sql.join(wanted)}) and ${ruleCondition(rowRule(actor, resources[this.name], 'show'), actor)}`.execute(
      tx,
    )
    // Secrets are compared decrypted.
    for (const row of rows) found.set(String(row[key]), presentRow(this.name, row, actor, 'show'))
    return found
  }

  private decide(draft: Draft, existing: Step['existing'], foundBy?: string): Step {
    const { mode, key } = this.plan
    // What the file says of the row's identity: the key, or what stands in for it.
    const [identifier, named] = draft.key === null && draft.standIn !== null ? [this.standIn, draft.standIn] : [key, draft.key]
    const failed = (column: string, problem: string, params?: RowProblem['params']): Step => {
      draft.problems.push({ column, key: problem, ...(params ? { params } : {}) })
      return { draft, existing, foundBy, outcome: 'failed', values: {} }
    }
    const twice = identifier && named !== null && this.noteOnce(identifier, named, draft.row)
    if (twice) return failed(identifier, 'validation.twiceInFile', { row: twice })
    if (existing) {
      // With mode 'create' existing rows stay unchanged.
      if (mode === 'create') return { draft, existing, foundBy, outcome: 'unchanged', values: {} }
      const values = valuesToUpdate(this.name, draft, existing, this.i18n)
      const outcome = draft.problems.length > 0 ? 'failed' : Object.keys(values).length > 0 ? 'update' : 'unchanged'
      return { draft, existing, foundBy, outcome, values }
    }
    if (mode === 'update' || (key === 'id' && draft.key !== null))
      return failed(identifier ?? '', named === null ? 'validation.noKey' : 'validation.noSuchRow')
    const values = valuesToCreate(this.name, draft)
    if (draft.problems.length > 0) return { draft, existing, foundBy, outcome: 'failed', values: {} }
    for (const field of this.unique) {
      const value = values[field]
      const before = typeof value === 'string' && field !== key ? this.noteOnce(field, value, draft.row) : undefined
      if (before) return failed(field, 'validation.twiceInFile', { row: before })
    }
    return { draft, existing, foundBy, outcome: 'create', values }
  }

  /** Stores a unique value with its row; returns the earlier row with the same value. */
  private noteOnce(field: string, value: string, row: number): number | undefined {
    const name = `${field} ${value}`
    const before = this.seen.get(name)
    if (before === undefined) this.seen.set(name, row)
    return before === row ? undefined : before
  }

  /** Runs the slow `prepare` rules before the writing transaction. */
  async prepare(services: Services, steps: readonly Step[]): Promise<void> {
    for (const step of steps)
      if (step.outcome === 'create' || step.outcome === 'update') step.values = await prepareValues(services, this.name, step.values)
  }

  /**
   * Executes some steps within one savepoint; when one fails, they are rolled back and repeated one by one, so that only the wrong one
   * fails. In a trial everything is rolled back after the checks.
   */
  async write(acting: Acting, steps: readonly Step[]): Promise<Outcome[]> {
    if (!steps.some(isWritten)) return steps.map(outcomeOf)
    try {
      await behindSavepoint(acting.tx, this.dry, () =>
        writeInBatch(acting.tx, async () => {
          for (const step of steps) if (isWritten(step)) await this.save(acting, step)
        }),
      )
      return steps.map(outcomeOf)
    } catch (error) {
      const problem = problemOf(error)
      const [only, ...others] = steps
      if (only && others.length === 0) return [{ ...outcomeOf(only), outcome: 'failed', problems: problemsOfRow(problem) }]
      const outcomes: Outcome[] = []
      for (const step of steps) outcomes.push(...(await this.write(acting, [step])))
      return outcomes
    }
  }

  private async save(acting: Acting, { existing, values }: Step): Promise<void> {
    const importing: Acting = { ...acting, imports: true }
    if (existing) await updateRecord(importing, this.name, existing.id, existing.version, values, () => undefined)
    else await createRecord(importing, this.name, values)
  }
}

const isWritten = ({ outcome }: Step): boolean => outcome === 'create' || outcome === 'update'
const outcomeOf = ({ draft: { row, cells, problems }, outcome, foundBy }: Step): Outcome => ({ row, cells, outcome, foundBy, problems })

/**
 * The Problem of a row for an error. Throws errors that no row caused: lost connections, and deadlocks, after which the batch is repeated.
 */
function problemOf(error: unknown): Problem {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (!problem || problem.code === 'unavailable') throw error
  return problem
}

async function behindSavepoint(tx: Scope, takeBack: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint "importedRows"`.execute(tx)
  try {
    await work()
  } catch (error) {
    await sql`rollback to savepoint "importedRows"`.execute(tx)
    throw error
  }
  if (takeBack) await sql`rollback to savepoint "importedRows"`.execute(tx)
  await sql`release savepoint "importedRows"`.execute(tx)
}

function problemsOfRow({ code, more }: Problem): RowProblem[] {
  const fields = Object.entries(more.fields ?? {})
  if (fields.length > 0) return fields.map(([column, problem]) => ({ column, ...problem }))
  return [{ column: '', key: `errors.${code}`, ...(more.params ? { params: more.params } : {}) }]
}
