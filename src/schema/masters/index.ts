// What other features may use.
export { landingLocation, type LandingLocation } from './landingLocation.ts'
