// The parts of a zod schema that the generators need.
import type { z } from 'zod'

/** The parts of a schema of any kind. */
export interface Def {
  type: string
  shape?: Readonly<Record<string, z.ZodType>>
  element?: z.ZodType
  options?: readonly z.ZodType[]
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  entries?: Readonly<Record<string, string>>
  values?: readonly unknown[]
  format?: string
  coerce?: boolean
  checks?: readonly unknown[]
  catchall?: z.ZodType
}
/** The parts of the schema. */
// eslint-disable-next-line no-underscore-dangle -- zod keeps what it is made of there
export const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The combined bounds and patterns of the checks of a text, number or list. */
export interface Bounds {
  minimum?: number
  maximum?: number
  format?: string
  pattern?: RegExp
}
interface Check {
  check: string
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  format?: string
  pattern?: RegExp
}
const readCheck = ({ check, minimum, maximum, length, value, format, pattern }: Check): Bounds => {
  if (check === 'min_length') return { minimum: minimum as number }
  if (check === 'max_length') return { maximum: maximum as number }
  if (check === 'length_equals') return { minimum: length as number, maximum: length as number }
  if (check === 'greater_than') return { minimum: value as number }
  if (check === 'less_than') return { maximum: value as number }
  return { ...(format ? { format } : {}), ...(pattern ? { pattern } : {}) }
}
/** The bounds of the schema. */
export function boundsOf(schema: z.ZodType): Bounds {
  const own = defOf(schema) as unknown as Check
  const checks = ((defOf(schema).checks ?? []) as { _zod: { def: Check } }[]).map(({ _zod }) => readCheck(_zod.def))
  return Object.assign({}, own.check ? readCheck(own) : {}, ...checks) as Bounds
}
/** Whether the schema has a check in code (refine). */
export const isRefined = (schema: z.ZodType): boolean =>
  ((defOf(schema).checks ?? []) as { _zod: { def: Check } }[]).some(({ _zod }) => _zod.def.check === 'custom')
