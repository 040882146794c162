import { later } from '../../core/later.ts'
import { useIdentity } from '../../customers/index.ts'
import { FlowProvider, FlowSteps, useFlow } from './complaint.ts'
import { WordsStep } from './WordsStep.tsx'
import './complain.css'

const AboutStep = later(() => import('./AboutStep.tsx').then((file) => file.AboutStep))
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
