// What a database lacks, has otherwise, and has too much, compared by meaning with what the schema asks for: SQL for the next migration.
import type { Transaction } from 'kysely'
import { compare, type Comparison } from './compare.ts'
import { currentModel, isFillOnly, readBoth, type Model } from './wanted.ts'
import type { Database } from '../database.ts'

/** Everything that tells the schema of this name from the model. As the owner; nothing of the database is changed. */
export async function compareWith(tx: Transaction<Database>, model: Model = currentModel(), schema = 'public'): Promise<Comparison> {
  const { present, wanted } = await readBoth(tx, model, schema)
  return compare(present, wanted, (table, column) => isFillOnly(model, table, column))
}

/** Statements that bring the database to the schema, in an order that runs in one transaction; empty when they agree. */
export async function difference(tx: Transaction<Database>, model?: Model, schema?: string): Promise<string[]> {
  const { steps } = await compareWith(tx, model, schema)
  return steps.map(({ statement }) => statement.replace(' CONCURRENTLY IF NOT EXISTS', '').replace(' CONCURRENTLY', ''))
}
