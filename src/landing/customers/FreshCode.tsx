import { useTranslate } from '../../i18n/index.ts'
import { session } from '../../session/index.ts'
import { Note } from '../core/parts/Note.tsx'

/** Asks for a new code, then returns to the same page. */
export function FreshCode() {
  const t = useTranslate()
  return (
    <div className="stack">
      <Note icon="key" alert>
        {t('errors.freshCodeNeeded')}
      </Note>
      <button type="button" className="button button-primary" onClick={() => session.remove('phoneNumber')}>
        {t('landing.me.verify')}
      </button>
    </div>
  )
}
