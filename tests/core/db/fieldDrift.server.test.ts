// A changed property of a field needs a migration that settles it, or is declared to have no effect on the database.
import { sql, type Transaction } from 'kysely'
import { expect, it } from 'vitest'
import type { AnyField, FieldKind, FieldKinds } from '../../../src/schema/core/field.ts'
import { choice, integer, longText, mobile, ref, text, upload } from '../../../src/schema/core/kinds.ts'
import type { Difference } from '../../../server/core/db/schema/compare.ts'
import type { Model } from '../../../server/core/db/schema/wanted.ts'
import { columnKinds } from '../../../server/core/db/schema/columns.ts'
import type { Database } from '../../../server/core/db/database.ts'
import { compareWith, difference } from '../../../server/core/db/schema/difference.ts'
import { applySecurity } from '../../../server/core/db/security.ts'
import { statementsOf } from '../../../server/core/db/schema/statements.ts'
import { tablesOf } from '../../../server/core/db/schema/tableModel.ts'
import { eachEngine } from '../server/engines.ts'

/** Two fields that differ in one property; `shown`: whether the database differs too. */
interface Edit {
  shown: boolean
  from: AnyField
  to: AnyField
}
const shown = (from: AnyField, to: AnyField): Edit => ({ shown: true, from, to })
const hidden = (from: AnyField, to: AnyField): Edit => ({ shown: false, from, to })
const plain = text({})

/** One entry for each property: a property added to Field without one does not compile. */
const properties: Record<Exclude<keyof AnyField, 'config'>, Edit> = {
  kind: shown(plain, integer({})),
  required: shown(plain, text({ required: true })),
  filterBy: hidden(plain, { ...plain, filterBy: 'none' }),
  sortable: shown(text({ list: true }), { ...text({ list: true }), sortable: false }),
  input: hidden(plain, { ...plain, input: longText({}).input }),
  stored: hidden(plain, { ...plain, stored: longText({}).input }),
  output: hidden(plain, { ...plain, output: longText({}).input }),
  list: shown(plain, text({ list: true })),
  search: shown(plain, text({ search: true })),
  pii: hidden(plain, text({ pii: true })),
  personal: hidden(plain, text({ personal: true })),
  secret: shown(text({ list: true }), text({ list: true, secret: true })),
  readOnly: hidden(plain, text({ readOnly: true })),
  createOnly: hidden(plain, text({ createOnly: true })),
  writeOnly: hidden(plain, text({ writeOnly: true })),
  unique: shown(plain, text({ unique: true })),
  compulsory: hidden(plain, text({ compulsory: true })),
  neededWith: hidden(plain, text({ neededWith: { name: ['a'] } })),
  neededWithout: shown(plain, text({ neededWithout: { field: 'name', why: 'validation.required' } })),
  derived: hidden(plain, text({ derived: true })),
  initial: shown(text({ required: true, initial: "a'b" }), text({ required: true, initial: 'c' })),
  onlyWith: hidden(plain, text({ onlyWith: { name: ['a'] } })),
  filter: shown(plain, text({ filter: true })),
}

type ConfigProperty = { [K in FieldKind]: keyof FieldKinds[K] }[FieldKind]
const uploaded = upload('general', {})
/** The same for the properties of kinds: words and bounds are checked by the schema alone, so that a new one needs no migration. */
const configs: Record<ConfigProperty, Edit> = {
  max: hidden(plain, text({ max: 7 })),
  isModel: hidden(plain, text({ isModel: true })),
  min: hidden(integer({}), integer({ min: 5 })),
  step: hidden(integer({}), integer({ step: 5 })),
  unit: hidden(integer({}), integer({ unit: 'bytes' })),
  enumeration: hidden(choice('jobKind', {}), choice('jobState', {})),
  without: hidden(choice('jobKind', {}), choice('jobKind', { without: ['bulk'] })),
  closedBy: hidden(choice('jobKind', {}), choice('jobKind', { closedBy: 'closure' })),
  target: shown(ref('owners', {}), ref('others', {})),
  upload: hidden(uploaded, { ...uploaded, config: { ...uploaded.config, upload: 'photo' } }),
  gap: hidden({ ...plain, kind: 'time', config: { gap: 5 } }, { ...plain, kind: 'time', config: { gap: 10 } }),
}

const functions = `CREATE TABLE tenants (id text PRIMARY KEY);
  CREATE FUNCTION "sixDigits"(searched text) RETURNS int4[] LANGUAGE sql IMMUTABLE AS $$ select '{}'::int4[] $$;`
const schema = 'trial'

/** The three tables that can be referred to, and a large table with these fields. */
function modelOf(fields: Record<string, AnyField>): Model {
  const targets = ['owners', 'others', 'files'].map((name) => ({ name, fields: { name: plain } }))
  const things = { name: 'things', fields: { name: text({ search: true }), ...fields }, large: true }
  return { tables: tablesOf([...targets, things]), additions: functions }
}

class Undo extends Error {}

eachEngine('a migration', (engine) => {
  /** Runs the work in a temporary schema that holds the unchanged tables, and rolls it back. */
  const inTrial = (work: (tx: Transaction<Database>) => Promise<void>) =>
    engine()
      .asOwner(async (tx) => {
        await sql.raw(`create schema ${schema}`).execute(tx)
        await sql.raw(`set local search_path = ${schema}, public`).execute(tx)
        for (const one of statementsOf(functions)) await sql.raw(one).execute(tx)
        await bring(tx, modelOf({}))
        await work(tx)
        throw new Undo()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error
      })
  /**
   * Migrates the schema to the model with the generated statements only and expects no difference afterwards; returns the differences
   * before.
   */
  async function bring(tx: Transaction<Database>, model: Model): Promise<Difference[]> {
    const { differences } = await compareWith(tx, model, schema)
    const statements = await difference(tx, model, schema)
    expect(statements.length > 0).toBe(differences.length > 0)
    for (const one of statements) await sql.raw(one).execute(tx)
    await applySecurity(tx, schema)
    expect((await compareWith(tx, model, schema)).differences).toEqual([])
    return differences
  }
  const said = (differences: readonly Difference[]) => differences.map(({ state, what }) => `${state} ${what}`)

  /** All edits at once, each on a field of its own, forwards and backwards: the fields named each time. */
  async function namedOf(edits: Readonly<Record<string, Edit>>): Promise<{ there: string[]; back: string[] }> {
    const entries = Object.entries(edits)
    const fieldOf = (place: number) => `probe${place}x`
    const side = (which: 'from' | 'to') => modelOf(Object.fromEntries(entries.map(([, edit], place) => [fieldOf(place), edit[which]])))
    const named = (differences: readonly Difference[]) => {
      const texts = differences.map(({ what, present = '', wanted = '' }) => `${what} ${present} ${wanted}`).join('\n')
      return entries.flatMap(([name], place) => (texts.includes(fieldOf(place)) ? [name] : []))
    }
    let found = { there: [''], back: [''] }
    await inTrial(async (tx) => {
      await bring(tx, side('from'))
      found = { there: named(await bring(tx, side('to'))), back: named(await bring(tx, side('from'))) }
      const gone = said(await bring(tx, modelOf({})))
      expect(gone).toEqual(expect.arrayContaining(entries.map((_, place) => `surplus column things.${fieldOf(place)}`)))
    })
    return found
  }
  const shownOf = (edits: Readonly<Record<string, Edit>>) => Object.keys(edits).filter((name) => edits[name]?.shown)

  it('is made for each property of a field that the database shows, and for no other', async () => {
    const shownOnes = shownOf(properties)
    expect(await namedOf(properties)).toEqual({ there: shownOnes, back: shownOnes })
  })

  it('is made for each thing that a kind says besides, and that the database shows', async () => {
    const shownOnes = shownOf(configs)
    expect(await namedOf(configs)).toEqual({ there: shownOnes, back: shownOnes })
  })

  it('makes a text one of any other kind, and back', async () => {
    const edits = Object.fromEntries(
      (Object.keys(columnKinds) as FieldKind[]).map((kind) => {
        const to = { ...plain, kind, config: { target: 'others' } }
        return [kind, { shown: columnKinds[kind].type !== 'text', from: plain, to }]
      }),
    )
    expect(await namedOf(edits)).toEqual({ there: shownOf(edits), back: shownOf(edits) })
  })

  it('says which constraint, index and recipe are others', async () => {
    await inTrial(async (tx) => {
      const to = async (probe: AnyField) => said(await bring(tx, modelOf({ probe })))
      await to(ref('owners', {}))
      expect(await to(ref('others', {}))).toEqual(['different constraint things_probe_fkey'])
      await to(text({ unique: true }))
      expect(await to(text({}))).toEqual(['surplus index things_probe'])
      expect(await to(text({ search: true }))).toEqual(['different search recipe of things'])
      expect(await to(mobile({ search: true }))).toEqual(
        expect.arrayContaining(['different search recipe of things', 'missing index things_digits']),
      )
    })
  })
})
