import { lazy, Suspense } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { Decision, ProposedWork } from '../../schema/workshop/calls/job.ts'
import { grossOf } from '../../schema/core/money.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'

const WorkPhotos = lazy(() => import('./WorkPhotos.tsx').then((file) => ({ default: file.WorkPhotos })))

const choices: readonly Decision[] = ['accepted', 'deferred', 'declined']

interface WorkCardProps {
  work: ProposedWork
  /** Whether decisions are still accepted. */
  open: boolean
  /** Chosen and not yet confirmed. */
  chosen: Decision | undefined
  onChoose: (decision: Decision) => void
}

/** An item of additional work: name, reason, photos, price with VAT, and the three decisions. */
export function WorkCard({ work, open, chosen, onChoose }: WorkCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { id, name, price, minutes, reason, photos, decision } = work
  const standing = chosen ?? decision
  return (
    <fieldset className={standing === 'proposed' ? 'card work' : `card work work-${standing}`}>
      <legend className="out-of-sight">{bilingual(name)}</legend>
      <div className="work-head">
        <h3>{bilingual(name)}</h3>
        <p className="work-price">
          <bdi>{format.money(grossOf(price))}</bdi>
        </p>
      </div>
      {reason && (
        <p>
          <span dir="auto">{reason}</span>
        </p>
      )}
      <p className="muted small">{t('landing.book.services.minutes', { smart_count: minutes })}</p>
      {photos.length > 0 && (
        <Suspense fallback={<div className="work-photos" />}>
          <WorkPhotos photos={photos} />
        </Suspense>
      )}
      {open ? (
        <div className="work-answers">
          {choices.map((one) => (
            <label key={one} className={`work-answer work-answer-${one}`}>
              <input type="radio" name={`work-${id}`} checked={standing === one} onChange={() => onChoose(one)} />
              <span>{t(`landing.job.answers.${one}`)}</span>
            </label>
          ))}
        </div>
      ) : (
        <span className={standing === 'accepted' ? 'tag tag-good' : 'tag'}>{t(`landing.job.states.${standing}`)}</span>
      )}
    </fieldset>
  )
}
