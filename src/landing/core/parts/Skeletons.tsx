import { useTranslate } from '../../../i18n/index.ts'

/** Shapes of what is on its way: `count` blocks of `height` pixels. */
export function Skeletons({ count, height }: { count: number; height: number }) {
  const t = useTranslate()
  return (
    <div className="choices" role="status">
      <span className="out-of-sight">{t('landing.parts.loading')}</span>
      {Array.from({ length: count }, (_, place) => (
        // Its height is an attribute: pages drawn beforehand may not hold styles of single elements.
        <svg key={place} className="skeleton" width="100%" height={height} />
      ))}
    </div>
  )
}
