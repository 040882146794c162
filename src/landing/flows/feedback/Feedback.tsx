import { learnCalls } from '../../../http/index.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { caseCalls } from '../../../schema/wire/cases.ts'
import { later } from '../../later.ts'
import { FlowPage } from '../../steps/FlowPage.tsx'
import type { GivenFeedback } from './feedback.ts'

learnCalls(bookingCalls)
learnCalls(caseCalls)
const FeedbackSteps = later(() => import('./FeedbackSteps.tsx').then((file) => file.FeedbackSteps))
const FeedbackSent = later(() => import('./FeedbackSent.tsx').then((file) => file.FeedbackSent))

/** How it was: stars, about what, in words. */
export function Feedback() {
  return (
    <FlowPage<GivenFeedback> page="feedback" proof="find" done={(given, another) => <FeedbackSent given={given} onAnother={another} />}>
      {() => <FeedbackSteps />}
    </FlowPage>
  )
}
