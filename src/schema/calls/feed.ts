// Complaints that another system drops as files: how the looks go, and what staff do to lines that made no complaint.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { feedLines } from '../resources/feeds.ts'

const version = z.number().int()
const changed = z.object({ row: feedLines.record, successMessage: z.string().optional() })

/** Input and output of the calls. */
export const feedEndpoints = {
  feedState: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      /** Where files come from; null where from nowhere. */
      source: z.enum(enumerations.feedSource).nullable(),
      /** The folder, or host and folder. */
      place: z.string().nullable(),
      lookedAt: z.string().nullable(),
      /** Files that were seen and may still be growing. */
      waiting: z.number().int(),
      trouble: z.enum(enumerations.feedLookTrouble).nullable(),
      detail: z.string().nullable(),
      /** Lines that wait for somebody. */
      openLines: z.number().int(),
      columns: z.array(z.enum(enumerations.feedColumn)),
      needed: z.array(z.enum(enumerations.feedColumn)),
      busy: z.boolean(),
    }),
  },
  lookForFiles: { audience: 'staff', input: z.object({}), output: z.object({ successMessage: z.string().optional() }) },
  mendFeedLine: {
    audience: 'staff',
    input: z.strictObject({ version, values: z.partialRecord(z.enum(enumerations.feedColumn), z.string().max(10_000)) }),
    output: changed,
  },
  dismissFeedLine: { audience: 'staff', input: z.strictObject({ version }), output: changed },
} as const
