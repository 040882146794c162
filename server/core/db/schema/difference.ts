// Compares a database's schema with the model by meaning: what is missing, different or surplus, and SQL for the next migration.
import type { Transaction } from 'kysely'
import { compare, type Comparison } from './compare.ts'
import { currentModel, isFillOnly, readBoth, type Model } from './wanted.ts'
import type { Database } from '../database.ts'

/** The differences between the schema of this name and the model. Needs the owner's role; everything is rolled back. */
export async function compareWith(tx: Transaction<Database>, model: Model = currentModel(), schema = 'public'): Promise<Comparison> {
  const { present, wanted } = await readBoth(tx, model, schema)
  return compare(present, wanted, (table, column) => isFillOnly(model, table, column))
}

/** The SQL statements that bring the database to the model, in order, for one transaction; empty when they agree. */
export async function difference(tx: Transaction<Database>, model?: Model, schema?: string): Promise<string[]> {
  const { steps } = await compareWith(tx, model, schema)
  return steps.map(({ statement }) => statement.replace(' CONCURRENTLY IF NOT EXISTS', '').replace(' CONCURRENTLY', ''))
}
