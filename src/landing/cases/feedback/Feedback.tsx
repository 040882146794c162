import { useTranslate } from '../../../i18n/index.ts'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import { WaitingSteps } from '../../core/steps/WaitingSteps.tsx'
import { useFirstProof } from '../firstProof.ts'
import { feedbackSteps } from '../steps.ts'
import type { GivenFeedback } from './feedback.ts'

const loadSteps = () => import('./FeedbackSteps.tsx').then((file) => file.FeedbackSteps)
const FeedbackSteps = later(loadSteps)
const FeedbackSent = later(() => import('./FeedbackSent.tsx').then((file) => file.FeedbackSent))

/** The feedback flow: text, stars, person and subject. */
export function Feedback() {
  const proof = useFirstProof()
  const t = useTranslate()
  return (
    <FlowPage<GivenFeedback>
      page="feedback"
      proof={proof}
      waiting={
        <WaitingSteps
          page="feedback"
          steps={feedbackSteps}
          title={t('landing.feedback.words')}
          text={t('landing.feedback.wordsText')}
          height={110}
          load={loadSteps}
        />
      }
      done={(given, another) => <FeedbackSent given={given} onAnother={another} />}
    >
      {() => <FeedbackSteps />}
    </FlowPage>
  )
}
