import type { PageName } from '../routes.ts'
import type { Answers, Draft } from './draft.ts'

/** A flow as data: its steps in order, the questions of each, and its draft. */
export interface Plan<D extends Draft, S extends string> {
  /** Its route word: the draft's key, and `landing.flows.<name>` holds the names of the steps and the label of the last button. */
  name: PageName
  /** Incremented when the draft's shape changes, so that older drafts are ignored. */
  shape: number
  empty: () => Answers<D>
  /** Further changes that follow from a change; none without it. */
  changed?: (draft: D, change: Partial<D>) => D
  steps: readonly [S, ...S[]]
  /** Whether a step is skipped with this draft; never the last one. Without it no step is. */
  skips?: (draft: D, step: S) => boolean
  /** Whether a step is answered; never the last one, which sends. */
  answered: Record<S, (draft: D) => boolean>
}

/** The steps of a draft, without skipped ones. */
export const stepsOf = <D extends Draft, S extends string>({ steps, skips }: Plan<D, S>, draft: D): S[] =>
  steps.filter((step) => !skips?.(draft, step))

/** The first unanswered step. */
export const firstOpenStep = <D extends Draft, S extends string>(plan: Plan<D, S>, draft: D): S =>
  stepsOf(plan, draft).find((step) => !plan.answered[step](draft)) ?? lastStep(plan.steps)

/** The step to show: the requested one, or an earlier one that is unanswered. */
export function reachableStep<D extends Draft, S extends string>(plan: Plan<D, S>, draft: D, requested: S | undefined): S {
  const steps = stepsOf(plan, draft)
  const open = firstOpenStep(plan, draft)
  return requested && steps.includes(requested) && steps.indexOf(requested) <= steps.indexOf(open) ? requested : open
}

/** The last step, which sends. */
export const lastStep = <S extends string>(steps: readonly [S, ...S[]]): S => steps[steps.length - 1] ?? steps[0]
