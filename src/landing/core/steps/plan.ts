import type { PageName } from '../routes.ts'
import type { Answers, Draft } from './draft.ts'

/** A flow as data: its steps in their order, what each one asks for, and the draft that they fill. */
export interface Plan<D extends Draft, S extends string> {
  /** Its route word: the draft is kept under it, and `landing.flows.<name>` has the steps' names and the last button's word. */
  name: PageName
  /** Raised when the draft's shape changes, so that older ones are not taken for it. */
  shape: number
  empty: () => Answers<D>
  /** What else a change undoes; without it nothing. */
  changed?: (draft: D, change: Partial<D>) => D
  steps: readonly [S, ...S[]]
  /** Whether a step has nothing to ask, as the draft stands; never the last one. Without it each is asked. */
  skips?: (draft: D, step: S) => boolean
  /** Whether a step has its answer. The last one never has: it sends. */
  answered: Record<S, (draft: D) => boolean>
}

/** The steps that a draft goes through. */
export const stepsOf = <D extends Draft, S extends string>({ steps, skips }: Plan<D, S>, draft: D): S[] =>
  steps.filter((step) => !skips?.(draft, step))

/** The first step that still needs an answer. */
export const firstOpenStep = <D extends Draft, S extends string>(plan: Plan<D, S>, draft: D): S =>
  stepsOf(plan, draft).find((step) => !plan.answered[step](draft)) ?? lastStep(plan.steps)

/** The step to show: the one asked for, unless an earlier one is still open. */
export function reachableStep<D extends Draft, S extends string>(plan: Plan<D, S>, draft: D, requested: S | undefined): S {
  const steps = stepsOf(plan, draft)
  const open = firstOpenStep(plan, draft)
  return requested && steps.includes(requested) && steps.indexOf(requested) <= steps.indexOf(open) ? requested : open
}

/** The step that sends. */
export const lastStep = <S extends string>(steps: readonly [S, ...S[]]): S => steps[steps.length - 1] ?? steps[0]
