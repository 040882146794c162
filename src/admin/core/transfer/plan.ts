// What the person decided about a file's columns. Pure.
import type { ImportPlanInput, UploadedFile } from '../../../schema/core/longWork/transfer.ts'

/** A plan whose parts are all there. */
export type Plan = Required<ImportPlanInput>

/** The columns of ours that get a value, from the file or fixed. */
const givenColumns = ({ mapping, fixed }: Plan): Set<string> =>
  new Set([...mapping.filter((key) => key !== null), ...Object.keys(fixed).filter((key) => fixed[key]?.trim())])

/** The keys that can tell rows, since a column holds them. */
export const usableKeys = (file: UploadedFile, plan: Plan): UploadedFile['keys'] =>
  file.keys.filter(({ key }) => plan.mapping.includes(key))

/** The plan as the file suggests it: columns matched by their headings, rows told by the first key that is among them. */
export function firstPlan(file: UploadedFile): Plan {
  const plan: Plan = { fileId: file.fileId, mapping: [...file.mapping], fixed: {}, key: null, mode: 'both', blanks: 'keep' }
  // A file that was exported knows its rows best.
  const [key] = usableKeys(file, plan).sort((one, other) => Number(other.key === 'id') - Number(one.key === 'id'))
  return { ...plan, key: key?.key ?? null, mode: key ? 'both' : 'create' }
}

/** The plan with one column of the file going elsewhere; a column of ours is taken once. */
export function withColumn(plan: Plan, place: number, key: string | null): Plan {
  const mapping = plan.mapping.map((one, other) => (other === place ? key : one === key ? null : one))
  const { [key ?? '']: _fixed, ...fixed } = plan.fixed
  const lost = plan.key !== null && !mapping.includes(plan.key)
  return { ...plan, mapping, fixed, ...(lost ? { key: null, mode: 'create' } : {}) }
}

/** The required columns of ours that nothing fills, where new rows are to be made. */
export function missingColumns(file: UploadedFile, plan: Plan): UploadedFile['columns'] {
  const given = givenColumns(plan)
  return plan.mode === 'update' ? [] : file.columns.filter(({ key, required }) => required && !given.has(key))
}

/** The columns of ours that are free for a fixed value. */
export function freeColumns(file: UploadedFile, plan: Plan): UploadedFile['columns'] {
  return file.columns.filter(({ key }) => key !== 'id' && !plan.mapping.includes(key) && !(key in plan.fixed))
}
