// What other features may use.
export { LegalText } from './LegalText.tsx'
export { OffersPlace } from './OffersPlace.tsx'
