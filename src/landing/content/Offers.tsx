import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { Content } from '../../schema/content/calls/landingContent.ts'
import { offerKinds } from '../../schema/content/offerKinds.ts'
import { landingContent } from '../../schema/content/calls.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { useCall } from '../core/useCall.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferText } from './OfferText.tsx'
import { useRow } from './useRow.ts'
import './offers.css'

const question = { kind: offerKinds.join(',') }

/** The tenant's present offers, side by side; they do not move on their own. */
export function Offers() {
  const t = useTranslate()
  const { data, failed, again } = useCall(landingContent, question)
  const [open, setOpen] = useState<Content>()
  const { row, ends, move } = useRow()
  const offers = data?.data ?? []
  if (failed) return <Missing again={again} />
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers-title">
      <div className="offers-head">
        <h2 id="offers-title">{t('landing.offers.title')}</h2>
        <div className="offers-moves">
          {(['back', 'onward'] as const).map((way) => (
            <button
              key={way}
              type="button"
              className="button button-quiet button-round"
              aria-label={t(`landing.offers.${way}`)}
              disabled={ends[way]}
              onClick={() => move(way)}
            >
              <FlowIcon name={way} size={22} />
            </button>
          ))}
        </div>
      </div>
      <ul ref={row} className="offers">
        {offers.map((offer, place) => (
          <li key={offer.id}>
            <OfferCard offer={offer} place={place} onOpen={() => setOpen(offer)} />
          </li>
        ))}
      </ul>
      {open && <OfferText offer={open} place={offers.indexOf(open)} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
