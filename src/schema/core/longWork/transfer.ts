// Shapes of export and import of table files, for any resource.
import { z } from 'zod'
import { idValue } from '../values.ts'
import { importModes, tableFormats, transferLimits } from './tableFiles.ts'

/** What to export: selected rows, or rows that search and filters match; all columns where none are named. */
export const exportRequest = z.strictObject({
  format: z.enum(tableFormats),
  columns: z.array(z.string().max(60)).max(200).optional(),
  ids: z.array(idValue).max(10_000).optional(),
  q: z.string().max(200).optional(),
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  deleted: z.boolean().optional(),
  /** As in the list call. */
  filters: z.record(z.string(), z.unknown()).optional(),
})
/** What to export. */
export type ExportRequest = z.input<typeof exportRequest>
/** Answered instead of the file when a job makes it. */
export const exportStarted = z.object({ jobId: z.string(), successMessage: z.string().optional() })

/** How an uploaded file is read and written. */
export const importPlan = z.strictObject({
  fileId: idValue,
  /** By position in the file: the column's key ('name.en'), or null to leave it out. */
  mapping: z.array(z.string().max(100).nullable()).max(transferLimits.columns),
  /** Values for columns that the file does not have, written as in a cell. */
  fixed: z.record(z.string().max(100), z.string().max(5000)).default({}),
  /** The field that identifies existing rows; null creates new rows only. */
  key: z.string().max(60).nullable(),
  mode: z.enum(importModes),
  /** Whether an empty cell keeps or clears the present value. */
  blanks: z.enum(['keep', 'clear']).default('keep'),
})
/** How an uploaded file is read and written, after the check. */
export type ImportPlan = z.output<typeof importPlan>
/** The same before the check, as a page sends it. */
export type ImportPlanInput = z.input<typeof importPlan>

const columnOut = z.object({
  /** 'mobile', 'name.en', 'address.street', 'id'. */
  key: z.string(),
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
  /** The columns whose values are parts of this one's. */
  gives: z.array(z.string()).optional(),
})
/** A column of a resource's files, labelled in the person's language. */
export type TransferColumn = z.infer<typeof columnOut>

/** The content of an uploaded file, and the proposed mapping of its columns. */
export const uploadedFile = z.object({
  fileId: z.string(),
  name: z.string(),
  format: z.enum(tableFormats),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  rows: z.number().int(),
  headings: z.array(z.string()),
  /** The first cells below each heading. */
  samples: z.array(z.array(z.string())),
  mapping: z.array(z.string().nullable()),
  /** Warnings about the file, which can still be read; in the person's language. */
  warnings: z.array(z.string()),
  columns: z.array(columnOut),
  /** Fields that can identify existing rows. */
  keys: z.array(z.object({ key: z.string(), label: z.string() })),
})
/** The content of an uploaded file. */
export type UploadedFile = z.infer<typeof uploadedFile>

const problemOut = z.object({ column: z.string(), message: z.string() })
/** The first rows as they would be imported. */
export const importPreview = z.object({
  rows: z.array(
    z.object({
      /** Row number as in a spreadsheet. */
      row: z.number().int(),
      cells: z.array(z.string()),
      outcome: z.enum(['create', 'update', 'unchanged', 'failed']),
      /** The label of the field that the record was found by, where it is not the plan's key. */
      foundBy: z.string().optional(),
      problems: z.array(problemOut),
    }),
  ),
})
/** The first rows as they would be imported. */
export type ImportPreview = z.infer<typeof importPreview>

/** `dry`: the import only checks, and writes nothing. */
export const importRun = z.strictObject({ plan: importPlan, dry: z.boolean() })
/** A job that was started. */
export const jobStarted = z.object({ jobId: z.string() })
/** The result of an import job. */
export interface ImportResult {
  dry: boolean
  create: number
  update: number
  unchanged: number
  failed: number
  /** The first problems as texts; all of them are in the file of failed rows. */
  problems: { row: number; column: string; message: string }[]
  /** Address of the file of failed rows, each with its reason. */
  errorsUrl?: string
}
