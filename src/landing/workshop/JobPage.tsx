import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Waiting } from '../core/steps/Waiting.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'
import { JobDecisions } from './JobDecisions.tsx'
import { useJob } from './useJob.ts'
import '../core/steps/flow.css'
import './job.css'

/** The customer's view of their car in the workshop through the link that was sent, without signing in. */
export function JobPage() {
  const t = useTranslate()
  const { outcome } = useTenant()
  const [query] = useSearchParams()
  // Kept in the state: a change of language may remove it from the address.
  const [token] = useState(query.get('link') ?? '')
  const { job, over, failed, again, setJob } = useJob(outcome === 'ready' ? token : undefined)
  const waiting = !job && !over && !failed && (outcome === undefined || outcome === 'ready')
  if (waiting) return <Waiting page="job" height={140} />
  return (
    <div className="flow flow-narrow">
      <h1>{t('landing.pages.job.title')}</h1>
      {over && <LinkOver text={t('landing.job.over')} />}
      {failed && <Missing again={again} />}
      {job && <JobDecisions job={job} token={token} onChanged={setJob} onAgain={again} />}
    </div>
  )
}
