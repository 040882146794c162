// The tables as Kysely sees them: any table, any column, since the schema decides which there are.

/** Table name to column name to value; timestamps and dates are strings, int8 and numeric are numbers. */
export type Database = Record<string, Record<string, unknown>>
