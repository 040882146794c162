import { AboutStep } from './AboutStep.tsx'
import { FlowProvider, FlowSteps } from './feedback.ts'
import { StarsStep } from './StarsStep.tsx'
import { WordsStep } from './WordsStep.tsx'

const views = { stars: StarsStep, about: AboutStep, words: WordsStep }

/** The steps of giving feedback. */
export function FeedbackSteps() {
  return (
    <FlowProvider>
      <FlowSteps views={views} />
    </FlowProvider>
  )
}
