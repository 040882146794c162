import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Dialog } from '../../parts/Dialog.tsx'

const points = ['estimate', 'change', 'late', 'data'] as const

/** The booking's terms, in a window of their own. */
export function Terms() {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <div>
      <button type="button" className="link-button" onClick={() => setShown(true)}>
        {t('landing.book.terms.read')}
      </button>
      {shown && (
        <Dialog title={t('landing.book.terms.title')} onClose={() => setShown(false)}>
          <ul className="terms">
            {points.map((point) => (
              <li key={point}>{t(`landing.book.terms.${point}`)}</li>
            ))}
          </ul>
          <button type="button" className="button button-quiet" onClick={() => setShown(false)}>
            {t('landing.parts.close')}
          </button>
        </Dialog>
      )}
    </div>
  )
}
