// The draft of a complaint, and its flow.
import { aboutNothing, type About } from '../AboutChoices.tsx'
import type { Draft } from '../../core/steps/draft.ts'
import { makeFlow } from '../../core/steps/makeFlow.tsx'
import type { Plan } from '../../core/steps/plan.ts'

interface ComplaintDraft extends Draft {
  about: About
  department: string
  category: string
  description: string
  /** Ids of files, comma separated. */
  attachments: string
}
type StepName = 'about' | 'matter' | 'words'

const plan: Plan<ComplaintDraft, StepName> = {
  name: 'complain',
  shape: 1,
  empty: () => ({ about: aboutNothing, department: '', category: '', description: '', attachments: '' }),
  steps: ['about', 'matter', 'words'],
  answered: {
    about: ({ about }) => about.key !== '',
    matter: ({ department, category }) => department !== '' && category !== '',
    words: () => false,
  },
}
/** The flow's parts; a step reads it by `useFlow`. */
export const { FlowProvider, FlowSteps, useFlow } = makeFlow(plan)
