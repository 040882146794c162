// A flow's answers so far. Kept in the local store through reload, back, a change of language and a dead token; for an hour, per tenant.
import { dropDraft, keepDraft, readDraft } from '../../../session/index.ts'

/** What every draft has. */
export interface Draft {
  /** The version of its shape: another version of the page may have kept another. */
  shape: number
  /** Made once a draft: however often it is sent, it is recorded once. */
  idempotencyKey: string
}
/** The answers of a draft, without what every draft has. */
export type Answers<D extends Draft> = Omit<D, keyof Draft>

/** An empty draft. */
export const newDraft = <D extends Draft>(shape: number, empty: Answers<D>): D =>
  ({ ...empty, shape, idempotencyKey: crypto.randomUUID() }) as D

/** The kept draft, or an empty one. One of another shape is left alone. */
export function resumeDraft<D extends Draft>(name: string, shape: number, empty: Answers<D>): D {
  const kept = readDraft(name)
  const ours = typeof kept === 'object' && kept !== null && 'shape' in kept && kept.shape === shape
  return ours ? { ...newDraft(shape, empty), ...(kept as D) } : newDraft(shape, empty)
}

const sentName = (name: string) => `${name}:sent`
/** What came of the flow's last sending, until another is begun. */
export const readSent = (name: string): unknown => readDraft(sentName(name))
/** Ends a draft: it was sent, and this came of it. */
export function keepSent(name: string, answer: unknown): void {
  dropDraft(name)
  keepDraft(sentName(name), answer)
}
/** Begins another. */
export const dropSent = (name: string): void => dropDraft(sentName(name))
