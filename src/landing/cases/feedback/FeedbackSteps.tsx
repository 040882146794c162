import { later } from '../../core/later.ts'
import { useIdentity } from '../../customers/index.ts'
import { FlowProvider, FlowSteps, useFlow } from './feedback.ts'
import { WordsStep } from './WordsStep.tsx'

const StarsStep = later(() => import('./StarsStep.tsx').then((file) => file.StarsStep))
const AboutStep = later(() => import('./AboutStep.tsx').then((file) => file.AboutStep))
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
