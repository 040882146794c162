// Rows that visitors and customers may see beside a customer's own, and which fields of them and of their own rows. Each feature's stand
// with it, in its publicRows.ts.
import { z } from 'zod'
import type { Condition } from './core/access/grants.ts'
import type { RecordOf, RowBasics } from './core/resource.ts'
import { bilingualOut, type Bilingual } from './core/values.ts'
import { customerFields as appointments } from './appointments/publicRows.ts'
import { customerFields as cases } from './cases/publicRows.ts'
import { customerFields as customers } from './customers/publicRows.ts'
import { customerFields as fieldService } from './fieldService/publicRows.ts'
import { customerFields as files } from './files/publicRows.ts'
import { customerFields as leads } from './leads/publicRows.ts'
import { customerFields as masterFields, publicRows as masters } from './masters/publicRows.ts'
import { customerFields as messages } from './messages/publicRows.ts'
import { customerFields as payments } from './payments/publicRows.ts'
import { customerFields as settingsFields, publicRows as settings } from './settings/publicRows.ts'
import { customerFields as surveys } from './surveys/publicRows.ts'
import { customerFields as vehicles } from './vehicles/publicRows.ts'
import { customerFields as workshop } from './workshop/publicRows.ts'
import { resources, type FieldNames, type ResourceName } from './resources.ts'

/** The conditions by resource; a resource that is not named is not public. */
export const publicRows: Partial<Record<ResourceName, readonly Condition[]>> = { ...masters, ...settings }

const customerFields = {
  ...masterFields,
  ...files,
  ...messages,
  ...settingsFields,
  ...customers,
  ...vehicles,
  ...appointments,
  ...workshop,
  ...leads,
  ...cases,
  ...fieldService,
  ...payments,
  ...surveys,
} as const satisfies FieldNames
// Columns that every row shows.
const basics = ['id', 'version', 'createdAt'] as const satisfies readonly (keyof RowBasics)[]

type Declared = typeof customerFields
type OwnField<N extends ResourceName> = (typeof basics)[number] | (N extends keyof Declared ? Declared[N][number] : never)
type Stored<N extends ResourceName> = RecordOf<(typeof resources)[N]>
/** A row as callers who are not staff may read it, their own or a public one. */
export type OwnRow<N extends ResourceName> = Pick<Stored<N>, OwnField<N> & keyof Stored<N>>

/** The names of the fields that callers who are not staff may read of a row: none but those that are declared, and of every row its id. */
export const customerFieldNames = (name: ResourceName): readonly string[] => [...basics, ...((customerFields as FieldNames)[name] ?? [])]

/** The schema of such a row, for the answers of customers' calls; `more`: what the answer adds to it. */
export const ownRecord = <N extends ResourceName, More = unknown>(name: N, more: z.ZodRawShape = {}): z.ZodType<OwnRow<N> & More> => {
  const { shape } = resources[name].record as unknown as z.ZodObject
  const own = Object.fromEntries(customerFieldNames(name).map((field) => [field, shape[field]]))
  return z.object({ ...own, ...more }) as unknown as z.ZodType<OwnRow<N> & More>
}

/** A customer's car: its row, the names of its model, and of the company whose it is, where they are its contact. */
export type OwnCar = OwnRow<'vehicles'> & { modelName: Bilingual; company?: Bilingual | null | undefined }
/** The schema of a customer's car. */
export const ownCarOut = ownRecord<'vehicles', { modelName: Bilingual; company?: Bilingual | null | undefined }>('vehicles', {
  modelName: bilingualOut,
  company: bilingualOut.nullish(),
})
