// The calls of asking for a driver: to somebody's door, or to a car that broke down.

/** Calls by our name; wire.ts has them all. */
export const requestCalls = {
  customerRequests: { method: 'GET', path: '/landing-page/requests' },
  customerRequest: { method: 'GET', path: '/landing-page/requests/{id}' },
  cancelRequest: { method: 'POST', path: '/landing-page/requests/{id}/cancel' },
  requestHomeService: { method: 'POST', path: '/landing-page/home-service' },
  requestRoadside: { method: 'POST', path: '/landing-page/roadside-assistance' },
  homeServiceDays: { method: 'GET', path: '/landing-page/home-service-days' },
  homeServiceAvailability: { method: 'GET', path: '/misc/homeServiceAvaibility' },
  driveFeedback: { method: 'POST', path: '/customers/hsra-feedback' },
} as const
