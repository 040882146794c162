// What the desk does with a customer besides keeping the row: everything that happened, duplicates, personal data.
import { z } from 'zod'
import { resources } from '../resources/index.ts'
import { customers } from '../resources/customers.ts'
import { customerMerges } from '../resources/desk.ts'
import { idValue, line } from '../values.ts'

const nothing = z.object({})
const id = z.string()
const row = z.record(z.string(), z.unknown())
const resource = z.enum(Object.keys(resources) as [keyof typeof resources, ...(keyof typeof resources)[]])
const version = z.number().int()

const difference = z.object({ field: z.string(), kept: z.unknown(), merged: z.unknown() })

/** Input and output of the calls about one customer. */
export const customerDeskEndpoints = {
  customerTimeline: {
    audience: 'staff',
    /** `before` is the moment that the last page ended at. */
    input: z.object({
      before: z.iso.datetime({ error: 'validation.dateTime' }).optional(),
      size: z.coerce.number().int().min(1).max(100).optional(),
    }),
    output: z.object({
      data: z.array(z.object({ at: z.string(), resource, id, row })),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
      /** How many there are of each kind that the person may list; 10,001 is more. */
      counts: z.record(z.string(), z.number().int()),
    }),
  },
  customerDuplicates: {
    audience: 'staff',
    input: nothing,
    output: z.object({ data: z.array(z.object({ row: customers.record, reasons: z.array(z.enum(['email', 'name', 'nameAndBirth'])) })) }),
  },
  mergeCustomers: {
    audience: 'staff',
    /** `take` names the fields whose value comes from the other customer; a dry run only tells. */
    input: z.strictObject({
      version,
      otherId: idValue,
      otherVersion: version,
      take: z.array(line(60)).max(60).optional(),
      dryRun: z.boolean().optional(),
    }),
    output: z.object({
      kept: customers.record,
      merged: customers.record,
      differences: z.array(difference),
      /** Rows that change hands, by resource. */
      moves: z.record(z.string(), z.number().int()),
      mergeId: id.nullable(),
      successMessage: z.string().optional(),
    }),
  },
  customerMergeList: {
    audience: 'staff',
    input: nothing,
    output: z.object({ data: z.array(customerMerges.record.and(z.object({ undoable: z.boolean(), merged: row }))) }),
  },
  undoMerge: {
    audience: 'staff',
    input: z.strictObject({}),
    output: z.object({ kept: customers.record, successMessage: z.string().optional() }),
  },
  personalData: {
    audience: 'staff',
    input: nothing,
    output: z.object({ exportedAt: z.string(), customer: row, records: z.record(z.string(), z.array(row)) }),
  },
  eraseCustomer: {
    audience: 'staff',
    input: z.strictObject({ version, reason: line(500) }),
    output: z.object({ id, erased: z.record(z.string(), z.number().int()), successMessage: z.string().optional() }),
  },
} as const
