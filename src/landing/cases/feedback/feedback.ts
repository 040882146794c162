// What a person has said so far about how it was, and the flow that asks for it.
import { aboutNothing, type About } from '../AboutChoices.tsx'
import type { Draft } from '../../core/steps/draft.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

interface FeedbackDraft extends Draft {
  /** 1 to 5, as typed; '' before one is chosen. */
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

/** How content somebody is, by their stars: few of them open a complaint. */
export const moodOf = (rating: number): 'good' | 'fair' | 'poor' => (rating <= 2 ? 'poor' : rating < 5 ? 'fair' : 'good')

/** What came of it. */
export interface GivenFeedback {
  rating: number
  ref: string
  /** The complaint that few stars opened. */
  complaintRef: string | null
}
