// The names of rows in table files, for export and import: a customer by mobile, a vehicle by plate or VIN, a make by its name, others by id.
import { sql } from 'kysely'
import { CellProblem } from '../../src/schema/core/cells.ts'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { FieldKind } from '../../src/schema/core/field.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { latinDigits } from '../../src/schema/core/values/digits.ts'
import { idValue } from '../../src/schema/core/values.ts'
import type { Scope } from '../core/db/repository.ts'
import { fieldsOf, type Row } from '../core/db/rows.ts'

const nameable: readonly FieldKind[] = ['text', 'mobile', 'email', 'plate', 'vin', 'choice']

/** The unique fields by which a value identifies a row, the most familiar first. */
export function keyFieldsOf(name: ResourceName): string[] {
  const { title, subtitle = [] } = resources[name] as { title: string[]; subtitle?: string[] }
  const known = [...title, ...subtitle]
  const rank = (field: string) => (known.includes(field) ? known.indexOf(field) : known.length)
  return Object.entries(fieldsOf(name))
    .filter(([, one]) => one.unique && !one.secret && !one.writeOnly && nameable.includes(one.kind))
    .map(([field]) => field)
    .sort((one, other) => rank(one) - rank(other))
}

// A bilingual name may be shared by several rows.
function bilingualTitle(name: ResourceName): string | undefined {
  const [field = '', ...others] = resources[name].title as string[]
  return others.length === 0 && fieldsOf(name)[field]?.kind === 'bilingual' ? field : undefined
}

const foldedText = (text: string): string => latinDigits(text).trim().toLowerCase()

/** A cache of row names over the batches of one file. */
export class RowNames {
  private readonly names = new Map<string, string>()
  private readonly ids = new Map<string, string | null>()

  constructor(private readonly actor: Actor) {}

  /** The loaded name, else the id. */
  nameOf = (target: string, id: string): string => this.names.get(`${target} ${id}`) ?? id

  /** The id of the only row with that name; undefined when there is none. Throws CellProblem when there are several. */
  idOf = (target: string, text: string): string | undefined => {
    if (idValue.safeParse(text).success) return text
    const found = this.ids.get(`${target} ${foldedText(text)}`)
    if (found === null) throw new CellProblem('validation.ambiguous')
    return found
  }

  /** Loads the names of these rows. A name that the person may only see masked is replaced by the id. */
  async loadNames(tx: Scope, target: ResourceName, wanted: readonly string[]): Promise<void> {
    const unknown = [...new Set(wanted)].filter((id) => !this.names.has(`${target} ${id}`))
    if (unknown.length === 0) return
    const fields = fieldsOf(target)
    const keys = keyFieldsOf(target)
    const [key] = keys
    const title = bilingualTitle(target)
    const { rows } = await sql<Row>`select * from ${sql.table(target)} where id in (${sql.join(unknown)}) and "deletedAt" is null`.execute(
      tx,
    )
    const known =
      (resources[target].subtitle as string[] | undefined)?.includes(key ?? '') || resources[target].title.includes(key as never)
    const shared = title && !known ? await sharedNames(tx, target, title, rows) : new Set<string>()
    const clear = rowRule(this.actor, resources[target], 'unmask')
    const mayShow = (field: string, row: Row) => !fields[field]?.pii || passes(clear, this.actor, row)
    // A customer's mobile, a company's registration.
    const shown = (row: Row) => {
      const found = keys.find((field) => (row[field] ?? null) !== null)
      return found && mayShow(found, row) ? row[found] : undefined
    }
    for (const row of rows) {
      const titled = title && !known ? (row[title] as { en: string }).en : undefined
      const name = titled !== undefined && !shared.has(foldedText(titled)) ? titled : (shown(row) ?? row['id'])
      this.names.set(`${target} ${String(row['id'])}`, String(name))
    }
  }

  /** Loads the rows that these texts name. */
  async loadIds(tx: Scope, target: ResourceName, wanted: readonly string[]): Promise<void> {
    const unknown = [...new Set(wanted)].filter(
      (text) => !idValue.safeParse(text).success && !this.ids.has(`${target} ${foldedText(text)}`),
    )
    if (unknown.length === 0) return
    const folded = unknown.map(foldedText)
    const found = new Map<string, Set<string>>()
    const note = (text: string, id: unknown) => found.set(text, (found.get(text) ?? new Set()).add(String(id)))
    const title = bilingualTitle(target)
    if (title) {
      const column = sql.ref(title)
      const { rows } = await sql<{ id: string; en: string; ar: string }>`select id, lower(${column}->>'en') en, lower(${column}->>'ar') ar
        from ${sql.table(target)} where "deletedAt" is null and (lower(${column}->>'en') in (${sql.join(folded)}) or lower(${column}->>'ar') in (${sql.join(folded)}))`.execute(
        tx,
      )
      for (const { id, en, ar } of rows) for (const text of [en, ar]) note(foldedText(text), id)
    }
    for (const key of keyFieldsOf(target)) {
      const { input } = fieldsOf(target)[key] ?? {}
      const values = new Map<string, string[]>()
      for (const text of unknown) {
        const value = input?.safeParse(text)
        if (value?.success) values.set(String(value.data), [...(values.get(String(value.data)) ?? []), foldedText(text)])
      }
      if (values.size === 0) continue
      const { rows } = await sql<{ id: string; value: string }>`select id, ${sql.ref(key)} as value from ${sql.table(target)}
        where "deletedAt" is null and ${sql.ref(key)} in (${sql.join([...values.keys()])})`.execute(tx)
      for (const { id, value } of rows) for (const text of values.get(String(value)) ?? []) note(text, id)
    }
    for (const text of folded) {
      const [id, ...others] = found.get(text) ?? []
      if (id) this.ids.set(`${target} ${text}`, others.length > 0 ? null : id)
    }
  }
}

/** Normalised names that more than one row has in either language. */
async function sharedNames(tx: Scope, target: ResourceName, title: string, rows: readonly Row[]): Promise<Set<string>> {
  const names = rows.map((row) => foldedText((row[title] as { en: string }).en))
  if (names.length === 0) return new Set()
  const column = sql.ref(title)
  const { rows: found } = await sql<{ said: string; many: number }>`select said, count(distinct id) as many from (
      select id, lower(${column}->>'en') said from ${sql.table(target)} where "deletedAt" is null
      union all select id, lower(${column}->>'ar') from ${sql.table(target)} where "deletedAt" is null) names
    where said in (${sql.join(names)}) group by said having count(distinct id) > 1`.execute(tx)
  return new Set(found.map(({ said }) => said))
}
