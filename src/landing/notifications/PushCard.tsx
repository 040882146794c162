import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { Note } from '../core/parts/Note.tsx'
import { usePushHere } from './usePushHere.ts'

/** Among the person's details: whether this phone receives pushes, with the switch. */
export function PushCard({ customerId }: { customerId: string }) {
  const t = useTranslate()
  const push = usePushHere(customerId)
  if (!push) return null
  const { state, failed } = push
  const on = state === 'on'
  const asks = on || state === 'off' || state === 'declined'
  return (
    <section className="card stack" aria-labelledby="push-here">
      <h3 id="push-here">{t('landing.push.title')}</h3>
      <p className="muted" role="status">
        {t(on ? 'landing.push.on' : asks ? 'landing.push.about' : `landing.push.${state}`)}
      </p>
      {failed && (
        <Note tone="caution" alert>
          {t('landing.push.failed')}
        </Note>
      )}
      {asks && (
        <button type="button" className="button button-quiet" onClick={press(() => (on ? push.turnOff() : push.turnOn()))}>
          {t(on ? 'landing.push.turnOff' : 'landing.push.turnOn')}
        </button>
      )}
    </section>
  )
}
