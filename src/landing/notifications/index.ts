// What other features may use.
export { PushCard } from './pushCardLater.ts'
export { PushOffer } from './pushOfferLater.ts'
