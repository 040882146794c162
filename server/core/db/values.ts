// Converts PostgreSQL's text values to JavaScript, by type number; one table for both engines, so that they cannot differ.

const text = (value: string): string => value

/**
 * A timestamptz as ISO 8601 in UTC with milliseconds (microseconds are cut); 'infinity' and years outside 1 to 9999 stay in PostgreSQL's
 * notation.
 */
export function isoTimestamp(value: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d(?::\d\d)?)$/.exec(value)
  if (!parts) return value
  const [, day, time, fraction = '', zone = ''] = parts
  const iso = `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}`
  return /^\+00(:00)?$/.test(zone) ? `${iso}Z` : new Date(`${iso}${zone.length === 3 ? `${zone}:00` : zone}`).toISOString()
}

/**
 * Parsers by type number: bool, bytea, int8, int2, int4, oid, json, float4, float8, date, timestamp, timestamptz, interval, numeric, jsonb;
 * every other type stays text. Numbers beyond 2^53 lose digits.
 */
export const parsers: Record<number, (value: string) => unknown> = {
  16: (value) => value === 't',
  17: (value) => Buffer.from(value.slice(2), 'hex'),
  20: Number,
  21: Number,
  23: Number,
  26: Number,
  114: (value) => JSON.parse(value) as unknown,
  700: Number,
  701: Number,
  1082: text,
  1114: text,
  1184: isoTimestamp,
  1186: text,
  1700: Number,
  3802: (value) => JSON.parse(value) as unknown,
}

/** The array types of the above and of text, varchar, time and uuid, with their elements' types. */
export const arrays: Record<number, number> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}
