// The calls of booking a service and of seeing to a booking.

/** Calls by our name; wire.ts has them all. */
export const bookingCalls = {
  customerVehicles: { method: 'POST', path: '/landing-page/customer-vehicle-details' },
  addVehicle: { method: 'POST', path: '/customers/vehicle' },
  landingMasters: { method: 'GET', path: '/landing-page/masters' },
  landingLocations: { method: 'GET', path: '/landing-page/dealership-locations' },
  advisors: { method: 'GET', path: '/landing-page/advisors' },
  recommendedServices: { method: 'GET', path: '/landing-page/recommanded-services' },
  appointmentDates: { method: 'GET', path: '/landing-page/appointment-dates' },
  appointmentTimes: { method: 'GET', path: '/landing-page/appointment-times' },
  earliestTimes: { method: 'GET', path: '/landing-page/earliest-times' },
  holdTime: { method: 'POST', path: '/landing-page/hold-time' },
  releaseTime: { method: 'POST', path: '/landing-page/release-time' },
  checkPromotion: { method: 'POST', path: '/landing-page/check-promotion' },
  createAppointment: { method: 'POST', path: '/landing-page/create-appointment' },
  addAppointment: { method: 'POST', path: '/landing-page/add-appointment' },
  customerAppointments: { method: 'GET', path: '/landing-page/appointments' },
  moveAppointment: { method: 'PUT', path: '/landing-page/appointments/{id}' },
  deleteAppointment: { method: 'POST', path: '/landing-page/delete-appointment' },
} as const
