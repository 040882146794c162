import { Link } from 'wouter'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { keepDraft, readDraft, useSession, type Unsent } from '../../../session/index.ts'
import { FlowIcon } from '../parts/FlowIcon.tsx'
import { pages } from '../routes.ts'
import { dropUnsent } from './callOrKeep.ts'
import { sendUnsent, useBeingSent, waitsFor } from './sendUnsent.ts'
import { useOnline } from './useOnline.ts'

/** What became of one thing that was sent without a network, and what the person can do about it. */
export function UnsentCard({ unsent }: { unsent: Unsent }) {
  const t = useTranslate()
  const online = useOnline()
  const proven = useSession('phoneNumber')
  const sending = useBeingSent() === unsent.key
  const { key, ended, address, draft, content } = unsent
  const waits = waitsFor(unsent, proven)
  const page = pages.find((one) => one === unsent.page) ?? 'search'
  const name = t(`landing.pages.${page}.title`)
  const refused = ended && 'reason' in ended ? ended.reason : undefined
  const state = sending ? 'sending' : refused !== undefined ? 'refused' : ended ? 'sent' : 'waiting'
  const reference = ended && 'ref' in ended ? ended.ref : undefined
  const texts = {
    sending: t('landing.unsent.sendingText'),
    sent: t('landing.unsent.sentText'),
    refused,
    waiting: t(waits === 'proof' ? 'landing.unsent.proof' : waits === 'word' ? 'landing.unsent.old' : 'landing.unsent.waitingText'),
  }
  // Its draft may have expired meanwhile.
  const reopen = () => {
    if (content && !readDraft(draft)) keepDraft(draft, content)
  }
  return (
    <section className={`card unsent unsent-${state}`} aria-busy={sending}>
      <FlowIcon name={state === 'sent' ? 'check' : state === 'refused' ? 'warning' : 'clock'} size={22} />
      <div className="unsent-words" role={state === 'refused' ? 'alert' : 'status'}>
        <h2>{t(`landing.unsent.${state}`, { name })}</h2>
        <p>{texts[state]}</p>
        {reference && (
          <p>
            {t('landing.done.reference')} <bdi dir="ltr">{reference}</bdi>
          </p>
        )}
      </div>
      {!sending && (
        <div className="done-actions">
          {state === 'waiting' && online && waits !== 'proof' && (
            <button type="button" className="button button-primary" onClick={press(() => sendUnsent(key))}>
              {t('landing.unsent.now')}
            </button>
          )}
          {(state === 'refused' || (state === 'waiting' && waits === 'proof')) && (
            <Link href={address} className="button button-primary" onClick={reopen}>
              {t(state === 'refused' ? 'landing.unsent.open' : 'landing.unsent.prove')}
            </Link>
          )}
          <button type="button" className="button button-quiet" onClick={() => dropUnsent(key)}>
            {t(state === 'waiting' ? 'landing.unsent.drop' : 'landing.parts.close')}
          </button>
        </div>
      )}
    </section>
  )
}
