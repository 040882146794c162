// The calls of seeing to a booking by its link, to one's cars, and to one's own data.

/** Calls by our name; wire.ts has them all. */
export const manageCalls = {
  openVisit: { method: 'POST', path: '/landing-page/visit' },
  appointmentDetails: { method: 'POST', path: '/landing-page/appointment-details' },
  customerDetails: { method: 'GET', path: '/customers/customer-details' },
  serviceHistory: { method: 'POST', path: '/customers/service-history' },
  vehicleWarranty: { method: 'GET', path: '/landing-page/getCustomerVehicleWarranty' },
  vehicleContract: { method: 'GET', path: '/landing-page/getCustomerVehicleContract' },
  updateMileage: { method: 'PUT', path: '/landing-page/vehicles/{id}/mileage' },
  updateCustomerDetails: { method: 'POST', path: '/landing-page/updateCustomerDetails' },
  giveConsent: { method: 'POST', path: '/landing-page/consents' },
  ownData: { method: 'GET', path: '/landing-page/personal-data' },
  eraseOwnData: { method: 'POST', path: '/landing-page/personal-data/erase' },
} as const
