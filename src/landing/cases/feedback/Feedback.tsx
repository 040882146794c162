import { useTranslate } from '../../../i18n/index.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import { useFirstProof } from '../firstProof.ts'
import type { GivenFeedback } from './feedback.ts'

const FeedbackSteps = later(() => import('./FeedbackSteps.tsx').then((file) => file.FeedbackSteps))
const FeedbackSent = later(() => import('./FeedbackSent.tsx').then((file) => file.FeedbackSent))

/** The feedback flow: text, stars, person and subject. */
export function Feedback() {
  const proof = useFirstProof()
  const text = useTranslate()('landing.feedback.wordsText')
  return (
    <FlowPage<GivenFeedback>
      page="feedback"
      proof={proof}
      text={text}
      done={(given, another) => <FeedbackSent given={given} onAnother={another} />}
    >
      {() => <FeedbackSteps />}
    </FlowPage>
  )
}
