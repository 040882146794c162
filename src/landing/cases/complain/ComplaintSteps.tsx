import { AboutStep } from './AboutStep.tsx'
import { FlowProvider, FlowSteps } from './complaint.ts'
import { MatterStep } from './MatterStep.tsx'
import { WordsStep } from './WordsStep.tsx'
import './complain.css'

const views = { about: AboutStep, matter: MatterStep, words: WordsStep }

/** The steps of a complaint. */
export function ComplaintSteps() {
  return (
    <FlowProvider>
      <FlowSteps views={views} />
    </FlowProvider>
  )
}
