import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import type { GivenFeedback } from './feedback.ts'

const FeedbackSteps = later(() => import('./FeedbackSteps.tsx').then((file) => file.FeedbackSteps))
const FeedbackSent = later(() => import('./FeedbackSent.tsx').then((file) => file.FeedbackSent))

/** The feedback flow: stars, subject, text. */
export function Feedback() {
  return (
    <FlowPage<GivenFeedback> page="feedback" proof="find" done={(given, another) => <FeedbackSent given={given} onAnother={another} />}>
      {() => <FeedbackSteps />}
    </FlowPage>
  )
}
