// What other features may use.
export { FootLinks } from './FootLinks.tsx'
export { LegalText } from './LegalText.tsx'
export { OffersPlace } from './OffersPlace.tsx'
