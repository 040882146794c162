import { useTranslate } from '../../i18n/index.ts'

/** Places of cars that are loading, in the shape of their cards. */
export function CarSkeletons({ count }: { count: number }) {
  const t = useTranslate()
  return (
    <div className="car-grid" role="status">
      <span className="out-of-sight">{t('landing.parts.loading')}</span>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="skeleton car-skeleton" />
      ))}
    </div>
  )
}
