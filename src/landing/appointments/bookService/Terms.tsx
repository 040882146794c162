import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { LegalText } from '../../content/index.ts'

/** The line above the button that confirms, with the booking's terms in a dialog. */
export function Terms() {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <>
      <p className="terms-line muted small">
        {t('landing.book.terms.agree')}{' '}
        <button type="button" className="link-button" onClick={() => setShown(true)}>
          {t('landing.book.terms.read')}
        </button>
      </p>
      {shown && <LegalText about="terms" onClose={() => setShown(false)} />}
    </>
  )
}
