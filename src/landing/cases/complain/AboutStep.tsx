import { customerComplaint } from '../../../schema/cases/calls.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { useFinish } from '../../core/steps/finish.ts'
import { CaseAbout } from '../CaseAbout.tsx'
import { useFlow } from './complaint.ts'

/** The last step: who the person is, what the complaint is about, and sending it. */
export function AboutStep() {
  const { draft, change } = useFlow()
  const finish = useFinish()
  return (
    <CaseAbout
      draft={draft}
      change={change}
      onSend={async (input) => {
        const { ref } = await callOrKeep({ page: 'complain', idempotencyKey: draft.idempotencyKey }, customerComplaint, input, {
          quiet: true,
        })
        finish(ref)
      }}
    />
  )
}
