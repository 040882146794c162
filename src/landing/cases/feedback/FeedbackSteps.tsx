import { customerFeedback } from '../../../schema/cases/calls.ts'
import { useIdentity } from '../../customers/index.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { useFinish } from '../../core/steps/finish.ts'
import { CaseAbout } from '../CaseAbout.tsx'
import { FlowProvider, FlowSteps, useFlow, type GivenFeedback } from './feedback.ts'
import { StarsStep } from './StarsStep.tsx'
import { WordsStep } from './WordsStep.tsx'

function AboutStep() {
  const { draft, change } = useFlow()
  const finish = useFinish()
  return (
    <CaseAbout
      draft={draft}
      change={change}
      onSend={async (input) => {
        const rating = Number(draft.rating)
        const sender = { page: 'feedback', idempotencyKey: draft.idempotencyKey } as const
        const { ref, complaintRef } = await callOrKeep(sender, customerFeedback, { ...input, rating }, { quiet: true })
        finish({ rating, ref, complaintRef } satisfies GivenFeedback)
      }}
    />
  )
}

const views = { words: WordsStep, stars: StarsStep, about: AboutStep }

function Steps() {
  const { step } = useFlow()
  const { customer } = useIdentity()
  return <FlowSteps views={views} ownButton={step === 'about' && !customer} />
}

/** The steps of giving feedback. */
export function FeedbackSteps() {
  return (
    <FlowProvider>
      <Steps />
    </FlowProvider>
  )
}
