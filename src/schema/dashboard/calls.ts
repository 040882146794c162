// The calls of dashboard.
import { idValue } from '../core/values.ts'
import { periodWords, type FigureKey, figures, type ChartKey, charts } from './dashboards.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const keysOf = <K extends string>(all: Record<K, unknown>) => Object.keys(all) as [K, ...K[]]
const unit = z.enum(['count', 'percent', 'score'])
const filter = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The figures and charts that a colleague sees. */
export const dashboard = defineCall({
  method: 'GET',
  path: '/staffs/dashboard',
  access: 'staff',
  /** One branch instead of all. */
  input: z.object({ period: z.enum(periodWords, 'validation.choice').optional(), locationId: idValue.optional() }),
  output: z.object({
    period: z.enum(periodWords),
    figures: z.array(
      z.object({
        key: z.enum(keysOf<FigureKey>(figures)),
        unit,
        /** The list, and its filter, that shows what was counted. */
        resource: z.string(),
        filter,
        /** null: there is nothing to take a share or a mean of. */
        value: z.number().int().nullable(),
        /** Of how many a share is. */
        of: z.number().int().nullable(),
        /** The same over the period before; null for what is counted as it is now. */
        previous: z.number().int().nullable(),
        /** By local day, today last; empty for what is counted as it is now. */
        trend: z.array(z.number().int()),
        fewer: z.boolean(),
      }),
    ),
    charts: z.array(
      z.object({
        key: z.enum(keysOf<ChartKey>(charts)),
        unit,
        resource: z.string(),
        by: z.string(),
        /** Of the period; else as it is now. */
        dated: z.boolean(),
        /** What a segment's key is: a local day (the first of its column), a word of `list`, or a row's id with its name. */
        kind: z.enum(['days', 'words', 'names']),
        list: z.string().nullable(),
        segments: z.array(
          z.object({ key: z.string(), name: z.object({ en: z.string(), ar: z.string() }).nullable(), filter, value: z.number().int() }),
        ),
      }),
    ),
  }),
})
