import { customerComplaint } from '../../../schema/cases/calls.ts'
import { useIdentity } from '../../customers/index.ts'
import { callOrKeep } from '../../core/offline/callOrKeep.ts'
import { useFinish } from '../../core/steps/finish.ts'
import { CaseAbout } from '../CaseAbout.tsx'
import { FlowProvider, FlowSteps, useFlow } from './complaint.ts'
import { WordsStep } from './WordsStep.tsx'
import './complain.css'

function AboutStep() {
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

const views = { words: WordsStep, about: AboutStep }

function Steps() {
  const { step } = useFlow()
  const { customer } = useIdentity()
  return <FlowSteps views={views} ownButton={step === 'about' && !customer} />
}

/** The steps of a complaint. */
export function ComplaintSteps() {
  return (
    <FlowProvider>
      <Steps />
    </FlowProvider>
  )
}
