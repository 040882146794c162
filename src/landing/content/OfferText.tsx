import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { Content } from '../../schema/content/calls/landingContent.ts'
import { useSession } from '../../session/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { offerAction } from './offerAction.ts'
import { OfferPicture } from './OfferPicture.tsx'

/** The whole text of an offer, with its action. */
export function OfferText({ offer, place, onClose }: { offer: Content; place: number; onClose: () => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const format = useFormat()
  const pathTo = usePathTo()
  const action = offerAction(offer, useSession('settings')?.flags ?? {})
  const word = offer.linkText ? bilingual(offer.linkText) : undefined
  const screen = action && 'page' in action ? action : undefined
  return (
    <Dialog title={bilingual(offer.title)} onClose={onClose}>
      <OfferPicture offer={offer} place={place} />
      {offer.publishTo && <p className="muted small">{t('landing.offers.until', { day: format.longDay(offer.publishTo) })}</p>}
      {/* Sanitised by the server on saving: few text tags, no scripts. */}
      {offer.body && <div className="offer-body" dangerouslySetInnerHTML={{ __html: bilingual(offer.body) }} />}
      {action && 'href' in action && (
        <a className="button button-primary" href={action.href} target="_blank" rel="noreferrer">
          {word ?? t('landing.offers.more')}
        </a>
      )}
      {screen && (
        <Link className="button button-primary" href={pathTo(screen.page, undefined, screen.details)}>
          {word ?? t(screen.page === 'lead' ? 'landing.offers.ask' : `landing.pages.${screen.page}.title`)}
        </Link>
      )}
      {offer.brochure && (
        <a className="button button-quiet" href={offer.brochure} target="_blank" rel="noreferrer">
          {t('landing.offers.brochure')}
        </a>
      )}
      <button type="button" className="button button-plain" onClick={onClose}>
        {t('landing.parts.close')}
      </button>
    </Dialog>
  )
}
