// Converts a file's row into a resource's values, with problems by column. Does not write.
import { unguarded } from '../../src/schema/core/cellText.ts'
import { CellProblem, namedBy, partsOf, readCell, writeCell, type CellI18n } from '../../src/schema/core/cells.ts'
import type { AnyField } from '../../src/schema/core/field.ts'
import { problemsOf } from '../../src/schema/core/problems.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { ImportPlan } from '../../src/schema/core/longWork/transfer.ts'
import type { Scope } from '../core/db/repository.ts'
import { fieldsOf, type Row } from '../core/db/rows.ts'
import type { FieldProblem } from '../core/http/problem.ts'
import type { Column } from '../core/tables/exportColumns.ts'
import type { RowNames } from './exportNames.ts'
import { fullName, importColumns, splitName } from './importColumns.ts'
import type { TableRow } from '../core/tables/importBytes.ts'

/** A problem and its column; '' is the row as a whole. */
export interface RowProblem extends FieldProblem {
  column: string
}
/** A column and the indexes of its text in the file; a text may stand in several columns. */
interface Source {
  column: Column
  places: readonly number[]
  fixed: string
}
/** A parsed row. */
export interface Draft {
  row: number
  cells: readonly string[]
  /** By field: the whole value, or some parts of it by name. Empty cells are left out; `null` clears the value. */
  values: Map<string, unknown>
  parts: Map<string, Record<string, unknown>>
  /** The key of the matching existing row, as the field stores it. */
  key: string | null
  /** The same of the field that stands in for the key, where it has one (`neededWithout`). */
  standIn: string | null
  problems: RowProblem[]
}

/** The columns that the plan imports, in the resource's order. */
export function sourcesOf(name: ResourceName, plan: ImportPlan): Source[] {
  return importColumns(name).flatMap((column): Source[] => {
    const [first, ...others] = plan.mapping.flatMap((key, place) => (key === column.key ? place : []))
    if (first !== undefined) return [{ column, places: column.one?.kind === 'text' ? [first, ...others] : [first], fixed: '' }]
    const fixed = plan.fixed[column.key]
    return fixed === undefined || fixed.trim() === '' ? [] : [{ column, places: [], fixed }]
  })
}

const textOf = ({ places, fixed }: Source, cells: readonly string[]): string =>
  places.length === 0
    ? fixed
    : places
        .map((place) => unguarded((cells[place] ?? '').trim()))
        .filter((text) => text !== '')
        .join(' ')
const brokenFormula = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/
// Masked values of an export must not be imported as values.
const isMasked = (one: AnyField, text: string): boolean => Boolean(one.pii ?? one.secret) && text.includes('•')

/** Loads the rows that the texts of a batch refer to. */
export async function loadBatch(tx: Scope, rows: readonly TableRow[], sources: readonly Source[], names: RowNames): Promise<void> {
  for (const source of sources) {
    const target = source.column.one && namedBy(source.column.one, source.column.part)
    if (!target) continue
    const many = source.column.one?.kind === 'refs'
    const texts = rows.flatMap(({ cells }) => {
      const text = textOf(source, cells)
      return many ? text.split(/[;؛\n]/).map((one) => one.trim()) : [text]
    })
    await names.loadIds(
      tx,
      target as ResourceName,
      texts.filter((text) => text !== ''),
    )
  }
}

/** The field that identifies rows which the plan's key does not. */
export const standInOf = (sources: readonly Source[], { key }: ImportPlan): string | undefined =>
  sources.find(({ column }) => column.key === key)?.column.one?.neededWithout?.field

/** Parses a row. */
export function readRow({ row, cells }: TableRow, sources: readonly Source[], plan: ImportPlan, i18n: CellI18n): Draft {
  const draft: Draft = { row, cells, values: new Map(), parts: new Map(), key: null, standIn: null, problems: [] }
  const standIn = standInOf(sources, plan)
  for (const source of sources) {
    const { column } = source
    const text = textOf(source, cells)
    if (column.key === plan.key) draft.key = keyIn(column, text)
    if (column.key === standIn) draft.standIn = keyIn(column, text)
    const { one } = column
    if (column.key === fullName) for (const [field, part] of Object.entries(splitName(text))) if (part !== '') draft.values.set(field, part)
    if (!one || (one && isMasked(one, text))) continue
    if (brokenFormula.test(text)) {
      draft.problems.push({ column: column.key, key: 'validation.brokenFormula' })
      continue
    }
    if (text === '') {
      if (plan.blanks === 'clear') put(draft, column, null)
      continue
    }
    try {
      put(draft, column, readCell(one, column.part, text, i18n))
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      draft.problems.push({ column: column.key, key: error.key })
    }
  }
  return draft
}

function put({ values, parts }: Draft, { field, part }: Column, value: unknown): void {
  if (part === '') values.set(field, value)
  else parts.set(field, { ...parts.get(field), [part]: value })
}

/** A key as the field stores it; null when it is empty or invalid. */
function keyIn({ one }: Column, text: string): string | null {
  if (text === '') return null
  if (!one) return text.toLowerCase()
  const value = one.input.safeParse(text)
  return value.success ? String(value.data) : null
}

/** The values of a new row; problems are added to the draft. */
export function valuesToCreate(name: ResourceName, draft: Draft): Row {
  const given: Row = { ...Object.fromEntries(draft.values), ...Object.fromEntries(draft.parts) }
  for (const [field, value] of Object.entries(given)) {
    const parts = draft.parts.get(field)
    // A new row has nothing to keep or to clear.
    if (value === null || (parts && Object.values(parts).every((part) => part === null))) delete given[field]
    else if (parts) given[field] = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null))
  }
  const checked = resources[name].create.safeParse(given, { reportInput: true })
  if (!checked.success) draft.problems.push(...newProblems(draft, problemsOf(checked.error)))
  return checked.success ? checked.data : {}
}

const sameCells = (one: AnyField, value: unknown, present: unknown, i18n: CellI18n): boolean =>
  partsOf(one).every((part) => writeCell(one, part, value, i18n) === writeCell(one, part, present, i18n))

/** The changes to an existing row; problems, and fields that cannot be changed this way, are added to the draft. */
export function valuesToUpdate(name: ResourceName, draft: Draft, before: Row, i18n: CellI18n): Row {
  const fields = fieldsOf(name)
  const moved = resources[name].status?.field as string | undefined
  const changes: Row = {}
  for (const field of new Set([...draft.values.keys(), ...draft.parts.keys()])) {
    const one = fields[field]
    if (!one) continue
    const parts = draft.parts.get(field)
    const present = before[field] ?? null
    const given = parts ? merged(present as Row | null, parts) : draft.values.get(field)
    // A time that stays as it is, written without its seconds, may be off the minutes gap.
    if (one.stored?.safeParse(given).success && sameCells(one, given, present, i18n)) continue
    const checked = given === null && !one.required ? undefined : one.input.safeParse(given, { reportInput: true })
    if (checked && !checked.success) {
      const problems = problemsOf(checked.error).map((problem) => ({ ...problem, path: [field, problem.path].filter(Boolean).join('.') }))
      draft.problems.push(...newProblems(draft, problems))
      continue
    }
    const value = checked ? checked.data : null
    if (sameCells(one, value, present, i18n)) continue
    if (one.createOnly || field === moved)
      draft.problems.push({ column: field, key: field === moved ? 'validation.statusByImport' : 'validation.fixedByImport' })
    else changes[field] = value
  }
  return changes
}

// A compound value without any part becomes null.
function merged(present: Row | null, parts: Row): Row | null {
  const whole = Object.fromEntries(Object.entries({ ...present, ...parts }).filter(([, part]) => part !== null && part !== undefined))
  return Object.keys(whole).length === 0 ? null : whole
}

/** Problems by column instead of by path; a field that could not be parsed gets only one. */
function newProblems(
  draft: Draft,
  problems: readonly { path: string; key: string; params: Record<string, string | number> }[],
): RowProblem[] {
  const known = new Set(draft.problems.map(({ column }) => column.split('.')[0]))
  return problems.filter(({ path }) => !known.has(path.split('.')[0])).map(({ path, key, params }) => ({ column: path, key, params }))
}
