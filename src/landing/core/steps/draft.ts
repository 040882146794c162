// A flow's answers so far. Kept in the local store across reload, back, change of language and an expired token; for an hour, by tenant.
import { readDraft } from '../../../session/index.ts'

/** What every draft has. */
export interface Draft {
  /** The version of its shape: another version of the page may have stored another shape. */
  shape: number
  /** Created once a draft, so that sending it repeatedly records it once. */
  idempotencyKey: string
}
/** The answers of a draft, without the fields of every draft. */
export type Answers<D extends Draft> = Omit<D, keyof Draft>

/** An empty draft. */
export const newDraft = <D extends Draft>(shape: number, empty: Answers<D>): D =>
  ({ ...empty, shape, idempotencyKey: crypto.randomUUID() }) as D

/** The stored draft, or an empty one; a draft of another shape is ignored. */
export function resumeDraft<D extends Draft>(name: string, shape: number, empty: Answers<D>): D {
  const kept = readDraft(name)
  const ours = typeof kept === 'object' && kept !== null && 'shape' in kept && kept.shape === shape
  return ours ? { ...newDraft(shape, empty), ...(kept as D) } : newDraft(shape, empty)
}
