import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { CaseSummary } from '../complain/CaseSummary.tsx'
import { useCasePath } from '../useCasePath.ts'
import { Sent } from '../../core/steps/Sent.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { moodOf, type GivenFeedback } from './feedback.ts'

/**
 * Thanks for the feedback, worded by its stars; few stars opened a complaint, five link to the tenant's address for satisfied customers.
 */
export function FeedbackSent({ given, onAnother }: { given: GivenFeedback; onAnother: () => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const pathOf = useCasePath()
  const redirectUrl = useSession('settings')?.redirectUrl
  const { rating, complaintRef } = given
  const mood = moodOf(rating)
  return (
    <Sent title={t(`landing.feedback.done.${mood}`)} text={t(`landing.feedback.done.${mood}Text`)} reference={complaintRef ?? undefined}>
      {complaintRef && <CaseSummary reference={complaintRef} />}
      {complaintRef && (
        <Link href={pathOf(complaintRef)} className="button button-primary button-wide">
          {t('landing.feedback.done.follow')}
        </Link>
      )}
      {mood === 'good' && redirectUrl && (
        <a className="button button-primary button-wide" href={bilingual(redirectUrl)}>
          {t('landing.feedback.done.onward')}
        </a>
      )}
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t('landing.feedback.done.another')}
      </button>
    </Sent>
  )
}
