import { useTranslate } from '../../i18n/index.ts'
import type { Content } from '../../schema/content/calls/landingContent.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { OfferPicture } from './OfferPicture.tsx'

/** The text of clean HTML. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>/g, ' $&'), 'text/html').body.textContent.trim()

/** An offer in the row; pressing it opens the whole text. */
export function OfferCard({ offer, place, onOpen }: { offer: Content; place: number; onOpen: () => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const format = useFormat()
  return (
    <button type="button" className="offer" aria-haspopup="dialog" onClick={onOpen}>
      <OfferPicture offer={offer} place={place} />
      <span className="offer-words">
        <span className="tile-title">{bilingual(offer.title)}</span>
        {offer.body && <span className="offer-text">{wordsOf(bilingual(offer.body))}</span>}
        {offer.publishTo && <span className="offer-until">{t('landing.offers.until', { day: format.shortDay(offer.publishTo) })}</span>}
      </span>
    </button>
  )
}
