// The calls of the call centre: colleagues who sign in on the landing and act for a customer.

/** Calls by our name; wire.ts has them all. */
export const callCentreCalls = {
  login: { method: 'POST', path: '/staffs/login' },
  logout: { method: 'POST', path: '/staffs/logout' },
  me: { method: 'GET', path: '/staffs/me' },
  actFor: { method: 'POST', path: '/staffs/act-for' },
  endActing: { method: 'POST', path: '/staffs/act-for/end' },
  findCustomerByVehicle: { method: 'POST', path: '/customers/find-customer-by-vehicle' },
  followUpLandingPage: { method: 'POST', path: '/customers/followUp-landingPage' },
  walkingAppointments: { method: 'POST', path: '/landing-page/walkingAppointments' },
  customerSourceCode: { method: 'GET', path: '/landing-page/getCustomerSourceCode' },
} as const
