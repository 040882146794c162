// Records with which recipe the search text of each resource's rows was built, and rebuilds it. A missing record means unknown.
import { sql } from 'kysely'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import type { Scope } from '../repository.ts'
import { fieldsOf, searchTextOf, type Row } from '../rows.ts'
import { searchRecipe } from '../schema/searchRecipe.ts'

/** Number of rows a transaction. */
const batchSize = 500

/** A recipe by resource. */
export type Recipes = Readonly<Record<string, string>>

/** The recipes of the current schema, for resources that have a search. */
export const currentRecipes: Recipes = Object.fromEntries(
  (Object.keys(resources) as ResourceName[]).map((name) => [name, searchRecipe(fieldsOf(name))]).filter(([, recipe]) => recipe !== ''),
)

/** The resources of the tenant with rows whose search text was built by another recipe, in the order of the schema. */
export async function staleResources(tx: Scope, recipes: Recipes = currentRecipes): Promise<ResourceName[]> {
  const { rows } = await sql<{ resource: string; recipe: string }>`select resource, recipe from "searchRecipes"`.execute(tx)
  const made = new Map(rows.map(({ resource, recipe }) => [resource, recipe]))
  return (Object.keys(resources) as ResourceName[]).filter((name) => name in recipes && made.get(name) !== recipes[name])
}

/**
 * Rebuilds the search text of the next rows, in the order of ids after `after`; deleted rows too, since they can be restored. Version and
 * change time stay. Returns the last id, or null when no row is left. A row that is changed at the same time keeps the newer text.
 */
export async function rebuildBatch(tx: Scope, name: ResourceName, after: string | null, size = batchSize): Promise<string | null> {
  const searched = Object.entries(fieldsOf(name)).flatMap(([field, one]) => (one.search ? [sql.ref(field)] : []))
  const { rows } = await sql<Row & { id: string; version: number; searchText: string }>`
    select id, version, "searchText", ${sql.join(searched)} from ${sql.table(name)}
    where ${after === null ? sql`true` : sql`id > ${after}`} order by id limit ${size}`.execute(tx)
  const changed = rows.flatMap((row) => {
    const text = searchTextOf(name, row)
    return text === row.searchText ? [] : [sql`(${row.id}::uuid, ${row.version}::int4, ${text})`]
  })
  if (changed.length > 0)
    await sql`update ${sql.table(name)} holder set "searchText" = made.text from (values ${sql.join(changed)}) as made (id, version, text)
      where holder.id = made.id and holder.version = made.version`.execute(tx)
  return rows.length < size ? null : (rows.at(-1)?.id ?? null)
}

/** Records that the search texts of all rows of the resource were built by this recipe. */
export const noteRecipe = (tx: Scope, name: ResourceName, recipe: string): Promise<unknown> =>
  sql`insert into "searchRecipes" ("tenantId", resource, recipe) values (current_setting('app.tenant_id'), ${name}, ${recipe})
    on conflict ("tenantId", resource) do update set recipe = excluded.recipe`.execute(tx)

/** Records the current recipes for a tenant whose rows were all written by this code. */
export async function noteCurrentRecipes(tx: Scope): Promise<void> {
  for (const name of await staleResources(tx)) await noteRecipe(tx, name, currentRecipes[name] ?? '')
}
