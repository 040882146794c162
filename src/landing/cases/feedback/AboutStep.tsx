import { customerFeedback } from '../../../schema/cases/calls.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { useFinish } from '../../core/steps/finish.ts'
import { CaseAbout } from '../CaseAbout.tsx'
import { useFlow, type GivenFeedback } from './feedback.ts'

/** The last step: who the person is, what the feedback is about, and sending it. */
export function AboutStep() {
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
