import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { useSession } from '../../session/index.ts'
import { later } from '../core/later.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Sent } from '../core/steps/Sent.tsx'
import { Waiting } from '../core/steps/Waiting.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { useSurvey } from './useSurvey.ts'
import '../core/steps/flow.css'
import '../core/steps/steps.css'
import './survey.css'

const SurveyQuestions = later(() => import('./SurveyQuestions.tsx').then((file) => file.SurveyQuestions))

/** A survey about a visit through the link that was sent, without signing in; a link is answered once. */
export function SurveyPage() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { outcome } = useTenant()
  const flags = useSession('settings')?.flags
  const [query, setQuery] = useSearchParams()
  const [token] = useState(query.get('link') ?? '')
  const { survey, state, again, end, complaintRef } = useSurvey(outcome === 'ready' ? token : undefined)
  // A change of language removes the link's token from the address; a reload needs it there.
  const lost = token !== '' && query.get('link') !== token
  useEffect(() => {
    if (lost) setQuery((last) => ({ ...Object.fromEntries(last), link: token }), { replace: true })
  }, [lost, setQuery, token])
  const home = (
    <Link href={pathTo('search')} className="button button-quiet button-wide">
      {t('landing.survey.home')}
    </Link>
  )
  // The prerendered page waits, because the link is known in the browser alone.
  if (token === '' && outcome !== undefined)
    return (
      <div className="flow flow-narrow">
        <h1>{t('landing.survey.noLinkTitle')}</h1>
        <LinkOver text={t('landing.survey.noLinkText')}>
          {flags?.['FEEDBACK'] && (
            <Link href={pathTo('feedback')} className="button button-primary button-wide">
              {t('landing.pages.feedback.title')}
            </Link>
          )}
          {home}
        </LinkOver>
      </div>
    )
  if (state === 'sent')
    return (
      <Sent
        title={t('landing.survey.done')}
        text={t(complaintRef ? 'landing.survey.poorText' : 'landing.survey.doneText')}
        reference={complaintRef}
      >
        {home}
      </Sent>
    )
  if (state === 'answered')
    return (
      <Sent title={t('landing.survey.answered')} text={t('landing.survey.answeredText')}>
        {home}
      </Sent>
    )
  if (survey && state === 'here') return <SurveyQuestions key={token} survey={survey} token={token} onEnd={end} />
  if (state === 'asking' && (outcome === undefined || outcome === 'ready')) return <Waiting page="survey" />
  return (
    <div className="flow flow-narrow">
      <h1>{t('landing.pages.survey.title')}</h1>
      {state === 'over' && <LinkOver text={t('landing.survey.over')}>{home}</LinkOver>}
      {state === 'off' && <LinkOver text={t('errors.featureOff')}>{home}</LinkOver>}
      {state === 'failed' && <Missing again={again} />}
    </div>
  )
}
