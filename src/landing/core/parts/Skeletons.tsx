import { useTranslate } from '../../../i18n/index.ts'

/** Placeholders of content that is loading: `count` blocks of `height` pixels. */
export function Skeletons({ count, height }: { count: number; height: number }) {
  const t = useTranslate()
  return (
    <div className="choices" role="status">
      <span className="out-of-sight">{t('landing.parts.loading')}</span>
      {Array.from({ length: count }, (_, place) => (
        // The height is an attribute: prerendered pages may not contain style attributes.
        <svg key={place} className="skeleton" width="100%" height={height} />
      ))}
    </div>
  )
}
