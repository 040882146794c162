// The Kysely type of the database: any table and column, since the schema defines them at run time.

/** Table name to column name to value; timestamps and dates are strings, int8 and numeric are numbers. */
export type Database = Record<string, Record<string, unknown>>
