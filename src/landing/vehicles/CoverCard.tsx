import { useId } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { Cover } from '../../schema/vehicles/ownCars.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useFormat } from '../core/useFormat.ts'

interface CoverCardProps {
  title: string
  cover: Cover | undefined
  /** The contract's number. */
  number?: string | null | undefined
  failed: boolean
  again: () => void
}
const tones = { valid: 'tag-good', over: 'tag-bad', none: '' } as const

/** A warranty or contract: end date, mileage limit, and what is left of both. */
export function CoverCard({ title, cover, number, failed, again }: CoverCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  if (!cover) return failed ? <Missing again={again} /> : <Skeletons count={1} height={120} />
  const { state, end, daysLeft, km, kmLeft, mileageKm } = cover
  const used = km && mileageKm !== null ? Math.min(mileageKm, km) : null
  return (
    <section className="card stack" aria-labelledby={id}>
      <div className="list-head">
        <h3 id={id}>{title}</h3>
        <span className={`tag ${tones[state]}`}>{t(`landing.cars.states.${state}`)}</span>
      </div>
      {number && (
        <p className="muted small">
          {t('landing.cars.number')} <bdi dir="ltr">{number}</bdi>
        </p>
      )}
      {state !== 'none' && (
        <dl className="facts">
          {end && (
            <div>
              <dt>{t('landing.cars.until', { date: format.date(end) })}</dt>
              {state === 'valid' && <dd>{t('landing.cars.daysLeft', { smart_count: daysLeft ?? 0 })}</dd>}
            </div>
          )}
          {km !== null && (
            <div>
              <dt>{t('landing.cars.upTo', { km: format.number(km) })}</dt>
              {state === 'valid' && kmLeft !== null && <dd>{t('landing.cars.kmLeft', { km: format.number(kmLeft) })}</dd>}
            </div>
          )}
        </dl>
      )}
      {state === 'valid' && km !== null && used !== null && (
        <progress className="cover-used" value={used} max={km} aria-label={t('landing.cars.used')} />
      )}
      {state === 'valid' && km !== null && used === null && <p className="muted small">{t('landing.cars.tellMileage')}</p>}
    </section>
  )
}
