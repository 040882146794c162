// The draft of feedback, and its flow.
import { aboutNothing, type About } from '../AboutChoices.tsx'
import type { Draft } from '../../core/steps/draft.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

interface FeedbackDraft extends Draft {
  /** 1 to 5, as text; '' before one is chosen. */
  rating: string
  about: About
  department: string
  description: string
  /** Ids of files, comma separated. */
  attachments: string
}
type StepName = 'stars' | 'about' | 'words'

const plan: Plan<FeedbackDraft, StepName> = {
  name: 'feedback',
  shape: 1,
  empty: () => ({ rating: '', about: aboutNothing, department: '', description: '', attachments: '' }),
  steps: ['stars', 'about', 'words'],
  answered: {
    stars: ({ rating }) => rating !== '',
    about: ({ about, department }) => about.key !== '' && department !== '',
    words: () => false,
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
