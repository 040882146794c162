import { lazy, Suspense, useState } from 'react'
import { HttpError, press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerJob, Decision } from '../../schema/workshop/calls/job.ts'
import { grossOf, paidByPoints, totalsOf } from '../../schema/core/money.ts'
import { decideJobServices } from '../../schema/workshop/calls.ts'
import { call } from '../core/api.ts'
import { StageMirror } from '../appointments/index.ts'
import { TotalsFacts } from '../../fields/totals/landingView.tsx'
import { Note } from '../core/parts/Note.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { WorkCard } from './WorkCard.tsx'

const JobCar = lazy(() => import('./JobCar.tsx').then((file) => ({ default: file.JobCar })))
const JobContacts = lazy(() => import('./JobContacts.tsx').then((file) => ({ default: file.JobContacts })))
const Inspected = lazy(() => import('./Inspected.tsx').then((file) => ({ default: file.Inspected })))

interface JobDecisionsProps {
  job: CustomerJob
  token: string
  onChanged: (job: CustomerJob) => void
  /** Reloads the job. */
  onAgain: () => void
}

/** The stage of the car, the work to decide on, and its price; decisions are sent on confirmation only. */
export function JobDecisions({ job, token, onChanged, onAgain }: JobDecisionsProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision>>>({})
  const [complaint, setComplaint] = useState<string>()
  const { location, advisor, work, open, services, totals } = job
  const changed = work.filter(({ id, decision }) => chosen[id] !== undefined && chosen[id] !== decision)
  const waiting = work.filter(({ decision }) => decision === 'proposed')
  // Booked work, and work accepted on the screen.
  const booked = services.filter(({ code }) => !work.some((one) => one.code === code))
  const lines = [...booked, ...work.filter(({ id, decision }) => (chosen[id] ?? decision) === 'accepted')]
  const sums =
    changed.length > 0
      ? paidByPoints(
          totalsOf(
            lines.map(({ price }) => price),
            totals.discount,
            totals.currency,
          ),
          totals.byPoints,
        )
      : totals
  const choose = (id: string, decision: Decision) => {
    setComplaint(undefined)
    setChosen((last) => ({ ...last, [id]: decision }))
  }
  const confirm = async () => {
    if (changed.length === 0) return
    setComplaint(undefined)
    try {
      const decisions = changed.map(({ id, version }) => ({ id, version, decision: chosen[id] ?? 'deferred' }))
      const answer = await call(decideJobServices, { token, decisions }, { blocking: true, quiet: 'silent' })
      setChosen({})
      onChanged(answer.job)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setComplaint(failure.code === 'staleVersion' ? t('landing.job.changed') : failure.message || t('landing.parts.missing'))
      // After a change by somebody else the customer chooses again.
      if (failure.status === 409) setChosen({})
      if (failure.status >= 400) onAgain()
    }
  }
  return (
    <>
      <div className="job-car">
        <Suspense>
          <JobCar job={job} />
        </Suspense>
      </div>
      <StageMirror job={job} />
      {work.length > 0 && (
        <section className="stack" aria-labelledby="job-work">
          <div className="list-head">
            <h2 id="job-work">{t(waiting.length > 0 && open ? 'landing.job.decide' : 'landing.job.decided')}</h2>
            {open && waiting.length > 1 && (
              <button type="button" className="button button-quiet" onClick={() => waiting.forEach(({ id }) => choose(id, 'accepted'))}>
                {t('landing.job.acceptAll')}
              </button>
            )}
          </div>
          {waiting.length > 0 && open && <p className="muted">{t('landing.job.decideText')}</p>}
          {work.map((one) => (
            <WorkCard key={one.id} work={one} open={open} chosen={chosen[one.id]} onChoose={(decision) => choose(one.id, decision)} />
          ))}
          {!open && <Note icon="clock">{t('landing.job.closed')}</Note>}
        </section>
      )}
      <section className="card stack" aria-labelledby="job-sum">
        <h2 id="job-sum">{t('landing.job.sum')}</h2>
        <dl className="facts booking-facts" aria-live="polite">
          {lines.map(({ code, name, price }) => (
            <div key={code}>
              <dt>{bilingual(name)}</dt>
              <dd>
                <bdi>{format.money(grossOf(price))}</bdi>
              </dd>
            </div>
          ))}
          <TotalsFacts totals={sums} />
        </dl>
        <p className="muted small">{t('landing.done.estimate')}</p>
        <Suspense fallback={<div className="done-actions" />}>
          <JobContacts token={token} phone={location.phone} />
        </Suspense>
        {advisor && (
          <p className="muted small">{t('landing.job.advisor', { name: bilingual(advisor), branch: bilingual(location.name) })}</p>
        )}
      </section>
      {job.inspection && (
        <Suspense>
          <Inspected inspection={job.inspection} />
        </Suspense>
      )}
      {complaint && (
        <Note tone="critical" alert>
          {complaint}
        </Note>
      )}
      {open && work.length > 0 && (
        <div className="step-bar">
          <div className="step-total">
            <span className="small muted">{t('landing.book.total')}</span>
            <strong>
              <bdi>{format.money(sums.gross, sums.currency)}</bdi>
            </strong>
          </div>
          <button
            type="button"
            className="button button-primary step-next"
            disabled={changed.length === 0}
            onClick={press(() => confirm())}
          >
            {t('landing.job.confirm')}
          </button>
        </div>
      )}
    </>
  )
}
