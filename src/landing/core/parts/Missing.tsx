import { useTranslate } from '../../../i18n/index.ts'
import { EmptyArt } from './EmptyArt.tsx'

/** Shown where an answer failed to load: one sentence, one action. */
export function Missing({ again }: { again: () => void }) {
  const t = useTranslate()
  return (
    <div className="empty" role="alert">
      <EmptyArt />
      <p>{t('landing.parts.missing')}</p>
      <button type="button" className="button button-quiet" onClick={again}>
        {t('landing.parts.again')}
      </button>
    </div>
  )
}
