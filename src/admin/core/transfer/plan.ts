// The import settings of a file. Pure.
import type { ImportPlanInput, UploadedFile } from '../../../schema/core/longWork/transfer.ts'

/** A plan with all of its parts. */
export type Plan = Required<ImportPlanInput>

/** The columns of the resource that get a value, from the file or fixed. */
const givenColumns = ({ mapping, fixed }: Plan): Set<string> =>
  new Set([...mapping.filter((key) => key !== null), ...Object.keys(fixed).filter((key) => fixed[key]?.trim())])

/** The keys that can identify rows, because a column holds them. */
export const usableKeys = (file: UploadedFile, plan: Plan): UploadedFile['keys'] =>
  file.keys.filter(({ key }) => plan.mapping.includes(key))

/** The plan suggested for a file: columns mapped by heading, rows identified by the first usable key. */
export function firstPlan(file: UploadedFile): Plan {
  const plan: Plan = { fileId: file.fileId, mapping: [...file.mapping], fixed: {}, key: null, mode: 'both', blanks: 'keep' }
  // An exported file contains ids, which identify its rows best.
  const [key] = usableKeys(file, plan).sort((one, other) => Number(other.key === 'id') - Number(one.key === 'id'))
  return { ...plan, key: key?.key ?? null, mode: key ? 'both' : 'create' }
}

/** The plan with one column of the file mapped elsewhere; a column of the resource is used once. */
export function withColumn(plan: Plan, place: number, key: string | null): Plan {
  const mapping = plan.mapping.map((one, other) => (other === place ? key : one === key ? null : one))
  const { [key ?? '']: _fixed, ...fixed } = plan.fixed
  const lost = plan.key !== null && !mapping.includes(plan.key)
  return { ...plan, mapping, fixed, ...(lost ? { key: null, mode: 'create' } : {}) }
}

/** Required columns of the resource without a value, where new rows are created. */
export function missingColumns(file: UploadedFile, plan: Plan): UploadedFile['columns'] {
  const own = givenColumns(plan)
  const given = new Set([...own, ...file.columns.flatMap(({ key, gives = [] }) => (own.has(key) ? gives : []))])
  return plan.mode === 'update' ? [] : file.columns.filter(({ key, required }) => required && !given.has(key))
}

/** Columns of the resource that can get a fixed value. */
export function freeColumns(file: UploadedFile, plan: Plan): UploadedFile['columns'] {
  return file.columns.filter(({ key, gives }) => key !== 'id' && !gives && !plan.mapping.includes(key) && !(key in plan.fixed))
}
