import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { Note } from '../core/parts/Note.tsx'
import { usePushHere } from './usePushHere.ts'

/** Offers pushes on this phone and announces the browser's question. Not shown again once answered. */
export function PushOffer() {
  const customerId = useSession('customerId')
  return customerId ? <Offer customerId={customerId} /> : null
}

function Offer({ customerId }: { customerId: string }) {
  const t = useTranslate()
  const push = usePushHere(customerId)
  if (push?.state === 'on')
    return (
      <p className="muted small" role="status">
        {t('landing.push.on')}
      </p>
    )
  if (push?.state !== 'off') return null
  return (
    <section className="card stack" aria-labelledby="push-offer">
      <div className="stack-tight">
        <h2 id="push-offer" className="choice-title">
          {t('landing.push.title')}
        </h2>
        <p className="muted small">{t('landing.push.about')}</p>
      </div>
      {push.failed && (
        <Note tone="caution" alert>
          {t('landing.push.failed')}
        </Note>
      )}
      <div className="stack-tight">
        <button type="button" className="button button-quiet" onClick={press(() => push.turnOn())}>
          {t('landing.push.turnOn')}
        </button>
        <button type="button" className="button button-plain" onClick={push.decline}>
          {t('landing.push.decline')}
        </button>
      </div>
    </section>
  )
}
