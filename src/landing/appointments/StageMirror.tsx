import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/customerBooking.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { useFormat } from '../core/useFormat.ts'
import '../core/styles/stageMirror.css'

// Waiting for a technician or for parts is shown as being in the workshop.
const steps = ['pending', 'inWorkshop', 'qc', 'washing', 'completed', 'delivered'] as const
const waits = ['awaitingLabour', 'awaitingParts'] as const
type Waiting = (typeof waits)[number]
const isWaiting = (status: string): status is Waiting => waits.some((one) => one === status)

type Job = Pick<CustomerAppointment, 'status' | 'closure' | 'promiseAt'>

/** The present stage in a sentence, and the promised time while the work is not finished. */
export function StageNow({ job: { status, promiseAt } }: { job: Job }) {
  const t = useTranslate()
  const format = useFormat()
  const over = status === 'completed' || status === 'delivered'
  return (
    <>
      <p className="stages-now">{t(`landing.job.now.${status}`)}</p>
      {promiseAt && !over && (
        <p className="muted">
          {t('landing.job.promise')} <strong className="together">{format.longDay(promiseAt)}</strong>{' '}
          <strong className="together">
            <bdi>{format.time(promiseAt)}</bdi>
          </strong>
        </p>
      )}
    </>
  )
}

/** The present, past and coming stages of the car, in the customer's words. */
export function StageMirror({ job }: { job: Job }) {
  const { status, closure } = job
  const t = useTranslate()
  if (closure !== 'none') return null
  const present = steps.indexOf(isWaiting(status) ? 'inWorkshop' : status)
  return (
    <section className="card stages" aria-label={t('landing.job.stages')}>
      <StageNow job={job} />
      <ol className="stages-line">
        {steps.map((step, place) => (
          <li
            key={step}
            className={place < present ? 'stage stage-done' : place === present ? 'stage stage-now' : 'stage'}
            {...(place === present ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="stage-mark" aria-hidden="true">
              {place < present && <Icon name="check" size={14} />}
            </span>
            <span>
              {t(`landing.manage.status.${step}`)}
              {place === present && isWaiting(status) && <span className="stage-wait">{t(`landing.manage.status.${status}`)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
