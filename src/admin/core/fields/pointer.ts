import { resources } from '../../../schema/resources.ts'
import type { Translate } from '../../../i18n/index.ts'
import { nameOf } from '../useI18n.ts'

type Row = Readonly<Record<string, unknown>>
const isResource = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(resources, value)

/** The label of the resource that a row names in its field `resource`; undefined for other fields. */
export const resourceWord = (translate: Translate, name: string, value: unknown): string | undefined =>
  name === 'resource' && isResource(value) ? nameOf(translate, value, 1) : undefined

/** The resource that a row's field `rowId` refers to, taken from its field `resource`. */
export const resourceMeant = (name: string, row: Row | undefined): string | undefined =>
  name === 'rowId' && isResource(row?.['resource']) ? row['resource'] : undefined
