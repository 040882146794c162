import type { Content } from '../../schema/content/calls/landingContent.ts'

// Drawings for offers without a picture, in the style of the hero.
const drawings = [
  'M-10 150C70 138 120 118 150 92 176 70 214 58 330 54M-10 178C100 168 168 142 200 110c20-20 60-30 130-32M60 150l30-9M124 124l24-16M172 90l26-12M226 70l34-6',
  'M88 168a82 82 0 1 1 144 0M108 156a58 58 0 1 1 104 0M160 120l42-40M160 46v14M100 84l11 8M220 84l-11 8M82 132l14 2M238 132l-14 2M152 122a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  'M84 96a76 76 0 1 0 152 0 76 76 0 1 0-152 0M102 96a58 58 0 1 0 116 0 58 58 0 1 0-116 0M144 96a16 16 0 1 0 32 0 16 16 0 1 0-32 0M160 80V38M175 91l40-13M169 109l25 34M151 109l-25 34M145 91l-40-13',
]

/** The picture of an offer, or a drawing in the tenant's colours; decorative, because the text is beside it. */
export function OfferPicture({ offer, place }: { offer: Content; place: number }) {
  if (offer.image)
    return <img className="offer-picture" src={offer.image} alt="" width="1920" height="1080" loading="lazy" decoding="async" />
  return (
    <svg className={`offer-picture offer-art offer-art-${place % drawings.length}`} viewBox="0 0 320 180" aria-hidden="true">
      <path d={drawings[place % drawings.length]} />
    </svg>
  )
}
