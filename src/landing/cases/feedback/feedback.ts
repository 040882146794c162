// The draft of feedback, and its flow.
import { emptyCase, type CaseDraft } from '../caseInput.ts'
import type { Draft } from '../../core/steps/draft.ts'
import { feedbackSteps } from '../steps.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

interface FeedbackDraft extends CaseDraft, Draft {
  /** 1 to 5, as text; '' before one is chosen. */
  rating: string
}

const plan: Plan<FeedbackDraft, (typeof feedbackSteps)[number]> = {
  name: 'feedback',
  shape: 2,
  empty: () => ({ ...emptyCase, rating: '' }),
  steps: feedbackSteps,
  answered: {
    words: ({ description }) => description.trim() !== '',
    stars: ({ rating }) => rating !== '',
    about: () => false,
  },
}
/** The flow's parts; a step reads it by `useFlow`. */
export const { FlowProvider, FlowSteps, useFlow } = makeFlow(plan)

/** The mood by stars: few of them open a complaint. */
export const moodOf = (rating: number): 'good' | 'fair' | 'poor' => (rating <= 2 ? 'poor' : rating < 5 ? 'fair' : 'good')

/** The feedback that was sent. */
export interface GivenFeedback {
  rating: number
  ref: string
  /** The complaint that few stars opened. */
  complaintRef: string | null
}
