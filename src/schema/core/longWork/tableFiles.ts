// Table files: formats, limits, and who may import rows from them. Apart from the shapes of the calls, which lists do not need.
import { may, type Actor } from '../access.ts'
import type { Resource } from '../resource.ts'

/** The formats of table files. */
export const tableFormats = ['csv', 'xlsx'] as const
/** The format of a table file. */
export type TableFormat = (typeof tableFormats)[number]
/** Limits of table files: bytes, columns, rows; rows that are exported without a job; rows of a preview. */
export const transferLimits = { bytes: 50_000_000, columns: 300, rows: 250_000, direct: 2_000, preview: 50 } as const

/** Whether an import creates rows, updates existing ones, or both. */
export const importModes = ['create', 'update', 'both'] as const
type Transferred = Pick<Resource, 'readOnly' | 'imports' | 'single' | 'module' | 'own' | 'location' | 'name'>
/** Whether rows of the resource can be imported from files. */
export const isImportable = ({ readOnly, imports, single }: Transferred): boolean => !readOnly && imports !== false && !single
/** Whether a person may import rows: needs the right to export, and the right to create or edit. */
export const mayImport = (actor: Actor, resource: Transferred): boolean =>
  isImportable(resource) && may(actor, resource, 'export') && (may(actor, resource, 'create') || may(actor, resource, 'edit'))
