import { resources } from '../../../schema/resources.ts'
import type { Translate } from '../../../i18n/index.ts'
import { nameOf } from '../useI18n.ts'

type Row = Readonly<Record<string, unknown>>
const isResource = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(resources, value)

/** What a person calls the resource that a row names in its field `resource`; undefined for every other field. */
export const resourceWord = (translate: Translate, name: string, value: unknown): string | undefined =>
  name === 'resource' && isResource(value) ? nameOf(translate, value, 1) : undefined

/** The resource of the row that a field `rowId` leads to, by the row's own `resource`. */
export const resourceMeant = (name: string, row: Row | undefined): string | undefined =>
  name === 'rowId' && isResource(row?.['resource']) ? row['resource'] : undefined
