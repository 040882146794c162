// The call of picking a place.

/** Calls by our name; wire.ts has them all. */
export const placeCalls = {
  knownPlaces: { method: 'GET', path: '/landing-page/places' },
} as const
