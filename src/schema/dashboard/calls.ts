// The calls of dashboard.
import { idValue, bilingualOut, namedCarOut } from '../core/values.ts'
import { periodWords, type FigureKey, figures, type ChartKey, charts } from './dashboards.ts'
import { queueKinds, type QueueKey } from './queue.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const keysOf = <K extends string>(all: Record<K, unknown>) => Object.keys(all) as [K, ...K[]]
/** money: minor units of the tenant's currency. */
const unit = z.enum(['count', 'percent', 'score', 'money'])
const filter = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The figures and charts of a colleague's dashboard. */
export const dashboard = defineCall({
  method: 'GET',
  path: '/staffs/dashboard',
  access: 'staff',
  /** Limits the figures to one branch. */
  input: z.object({ period: z.enum(periodWords, 'validation.choice').optional(), locationId: idValue.optional() }),
  output: z.object({
    period: z.enum(periodWords),
    figures: z.array(
      z.object({
        key: z.enum(keysOf<FigureKey>(figures)),
        unit,
        /** The resource and the list filter of the rows that were counted. */
        resource: z.string(),
        filter,
        /** null: there are no rows to take a share or a mean of. */
        value: z.number().int().nullable(),
        /** The number of rows that a share or a sum refers to. */
        of: z.number().int().nullable(),
        /** The value of the period before; null for a figure of the present state. */
        previous: z.number().int().nullable(),
        /** By local day, ending today, null for a day without rows to take a share or a mean of; empty for a figure of the present state. */
        trend: z.array(z.number().int().nullable()),
        fewer: z.boolean(),
      }),
    ),
    charts: z.array(
      z.object({
        key: z.enum(keysOf<ChartKey>(charts)),
        unit,
        resource: z.string(),
        by: z.string(),
        /** Whether it covers the period; otherwise it shows the present state. */
        dated: z.boolean(),
        /**
         * The kind of the segments' keys: a local day (the first one of its column), a word of `list`, or the id of a row with its name.
         */
        kind: z.enum(['days', 'words', 'names']),
        list: z.string().nullable(),
        segments: z.array(z.object({ key: z.string(), name: bilingualOut.nullable(), filter, value: z.number().int().nullable() })),
      }),
    ),
  }),
})

/** What waits for a colleague, ranked: at most 24 lines, and by kind how many there are in its list. */
export const workQueue = defineCall({
  method: 'GET',
  path: '/staffs/queue',
  access: 'staff',
  /** Limits it to one branch. */
  input: z.object({ locationId: idValue.optional() }),
  output: z.object({
    lines: z.array(
      z.object({
        kind: z.enum(keysOf<QueueKey>(queueKinds)),
        id: idValue,
        /** The resource and the row that the line opens: as its list shows it to the person. */
        resource: z.string(),
        row: z.record(z.string(), z.unknown()),
        /** Since when, or until when it waits. */
        at: z.string(),
        person: z.string().nullable(),
        /** As the person may see it. */
        mobile: z.string().nullable(),
        make: bilingualOut.nullable(),
        model: z.string().nullable(),
        ...namedCarOut,
        /** The colleague who works on it; null where that is the person, or nobody. */
        holder: bilingualOut.nullable(),
      }),
    ),
    /** The kinds of which there are any, in the order of their urgency. */
    kinds: z.array(
      z.object({
        kind: z.enum(keysOf<QueueKey>(queueKinds)),
        resource: z.string(),
        filter,
        /** The field to sort the list by. */
        at: z.string(),
        total: z.number().int(),
      }),
    ),
  }),
})
