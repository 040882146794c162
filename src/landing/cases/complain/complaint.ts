// The draft of a complaint, and its flow.
import { emptyCase, type CaseDraft } from '../caseInput.ts'
import type { Draft } from '../../core/steps/draft.ts'
import { complaintSteps } from '../steps.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

const plan: Plan<CaseDraft & Draft, (typeof complaintSteps)[number]> = {
  name: 'complain',
  shape: 2,
  empty: () => emptyCase,
  steps: complaintSteps,
  answered: {
    words: ({ description }) => description.trim() !== '',
    about: () => false,
  },
}
/** The flow's parts; a step reads it by `useFlow`. */
export const { FlowProvider, FlowSteps, useFlow } = makeFlow(plan)
