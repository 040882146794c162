// What goes over the wire when rows leave as a table file or come in as one; said of any resource.
import { z } from 'zod'
import { may, type Actor } from '../access.ts'
import type { Resource } from '../resource.ts'
import { idValue } from '../values.ts'

/** The formats of table files. */
export const tableFormats = ['csv', 'xlsx'] as const
/** The format of a table file. */
export type TableFormat = (typeof tableFormats)[number]
/** Bytes, columns and rows that a table file may have; rows that are sent at once; rows that a preview shows. */
export const transferLimits = { bytes: 50_000_000, columns: 300, rows: 250_000, direct: 2_000, preview: 50 } as const

/** What to export: a selection, or what search and filters show; all columns where none are named. */
export const exportRequest = z.strictObject({
  format: z.enum(tableFormats),
  columns: z.array(z.string().max(60)).max(200).optional(),
  ids: z.array(idValue).max(10_000).optional(),
  q: z.string().max(200).optional(),
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  deleted: z.boolean().optional(),
  /** As the list call takes them. */
  filters: z.record(z.string(), z.unknown()).optional(),
})
/** What to export. */
export type ExportRequest = z.input<typeof exportRequest>
/** Answered instead of the file where a job makes it. */
export const exportStarted = z.object({ jobId: z.string(), successMessage: z.string().optional() })

/** What becomes of rows that are there already, and of those that are not. */
export const importModes = ['create', 'update', 'both'] as const
/** How an uploaded file is to be read and written. */
export const importPlan = z.strictObject({
  fileId: idValue,
  /** By place in the file: the column's key ('name.en'), or null to leave it out. */
  mapping: z.array(z.string().max(100).nullable()).max(transferLimits.columns),
  /** Values for columns that the file does not have, as a cell would say them. */
  fixed: z.record(z.string().max(100), z.string().max(5000)).default({}),
  /** The field that tells which row of ours a row of the file is; null makes new rows only. */
  key: z.string().max(60).nullable(),
  mode: z.enum(importModes),
  /** An empty cell leaves what is there, or empties it. */
  blanks: z.enum(['keep', 'clear']).default('keep'),
})
/** How an uploaded file is to be read and written, as the server has it. */
export type ImportPlan = z.output<typeof importPlan>
/** The same, as a page sends it. */
export type ImportPlanInput = z.input<typeof importPlan>

const columnOut = z.object({
  /** 'mobile', 'name.en', 'address.street', 'id'. */
  key: z.string(),
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
})
/** A column of a resource's files, labelled in the person's language. */
export type TransferColumn = z.infer<typeof columnOut>

/** What a file turned out to hold, and how its columns would be taken. */
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
  /** What is odd about the file, though it can be read; in the person's language. */
  warnings: z.array(z.string()),
  columns: z.array(columnOut),
  /** What may tell rows apart. */
  keys: z.array(z.object({ key: z.string(), label: z.string() })),
})
/** What a file turned out to hold. */
export type UploadedFile = z.infer<typeof uploadedFile>

const problemOut = z.object({ column: z.string(), message: z.string() })
/** The first rows as they would be taken. */
export const importPreview = z.object({
  rows: z.array(
    z.object({
      /** As a spreadsheet numbers it. */
      row: z.number().int(),
      cells: z.array(z.string()),
      outcome: z.enum(['create', 'update', 'unchanged', 'failed']),
      problems: z.array(problemOut),
    }),
  ),
})
/** The first rows as they would be taken. */
export type ImportPreview = z.infer<typeof importPreview>

/** Whether an import only tries, and writes nothing. */
export const importRun = z.strictObject({ plan: importPlan, dry: z.boolean() })
/** A job that was started. */
export const jobStarted = z.object({ jobId: z.string() })
/** What an import's job tells in its result. */
export interface ImportResult {
  dry: boolean
  create: number
  update: number
  unchanged: number
  failed: number
  /** The first problems in words; every one is in the file of failed rows. */
  problems: { row: number; column: string; message: string }[]
  /** Where the failed rows are fetched, each with its reason. */
  errorsUrl?: string
}

type Transferred = Pick<Resource, 'readOnly' | 'imports' | 'single' | 'module' | 'own' | 'location' | 'name'>
/** Whether rows of the resource can come in from files at all. */
export const isImportable = ({ readOnly, imports, single }: Transferred): boolean => !readOnly && imports !== false && !single
/** Whether a person may bring in rows from files: it takes the right to handle many at once. */
export const mayImport = (actor: Actor, resource: Transferred): boolean =>
  isImportable(resource) && may(actor, resource, 'export') && (may(actor, resource, 'create') || may(actor, resource, 'edit'))
