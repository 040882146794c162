// The wire: method and path of every call that is not a resource's own REST call, the specification's spellings included.
// Apart from endpoints.ts because the landing's first page needs paths and must not load any schema code.

/** Calls by our name. Path parameters are `{name}`; paths are below the API base. */
export const wire = {
  requestToken: { method: 'GET', path: '/landing-page/request-token' },
  clientInfo: { method: 'GET', path: '/landing-page/client-info' },
  landingSettings: { method: 'GET', path: '/landing-page/settings' },
  findCustomer: { method: 'POST', path: '/customers/find-customer' },
  findCustomerByVehicle: { method: 'POST', path: '/customers/find-customer-by-vehicle' },
  requestOtp: { method: 'POST', path: '/staffs/request-otp' },
  verifyOtp: { method: 'POST', path: '/staffs/verify-otp' },
  reportOtpIssue: { method: 'POST', path: '/staffs/otp-verification-issue-email' },
  createUser: { method: 'POST', path: '/landing-page/createUser' },
  customerDetails: { method: 'GET', path: '/customers/customer-details' },
  customerVehicles: { method: 'POST', path: '/landing-page/customer-vehicle-details' },
  addVehicle: { method: 'POST', path: '/customers/vehicle' },
  landingMasters: { method: 'GET', path: '/landing-page/masters' },
  landingLocations: { method: 'GET', path: '/landing-page/dealership-locations' },
  advisors: { method: 'GET', path: '/landing-page/advisors' },
  recommendedServices: { method: 'GET', path: '/landing-page/recommanded-services' },
  appointmentDates: { method: 'GET', path: '/landing-page/appointment-dates' },
  appointmentTimes: { method: 'GET', path: '/landing-page/appointment-times' },
  createAppointment: { method: 'POST', path: '/landing-page/create-appointment' },
  addAppointment: { method: 'POST', path: '/landing-page/add-appointment' },
  customerAppointments: { method: 'GET', path: '/landing-page/appointments' },
  appointmentList: { method: 'GET', path: '/landing-page/appointment-list/{id}' },
  appointmentDetails: { method: 'POST', path: '/landing-page/appointment-details' },
  moveAppointment: { method: 'PUT', path: '/landing-page/appointments/{id}' },
  deleteAppointment: { method: 'POST', path: '/landing-page/delete-appointment' },
  deleteAppointments: { method: 'POST', path: '/landing-page/appointments/delete' },
  login: { method: 'POST', path: '/staffs/login' },
  logout: { method: 'POST', path: '/staffs/logout' },
  me: { method: 'GET', path: '/staffs/me' },
  changePassword: { method: 'POST', path: '/staffs/password' },
  badgeCounts: { method: 'GET', path: '/staffs/badge-counts' },
  designationList: { method: 'GET', path: '/staffs/get-designation-list' },
  featureConfig: { method: 'GET', path: '/feature-config' },
  dashboard: { method: 'GET', path: '/staffs/dashboard' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }>

/** The name of a call. */
export type CallName = keyof typeof wire
/** Header names of the wire. */
export const headers = {
  from: 'from',
  fromValue: 'landing-page',
  tenant: 'tenant',
  csrf: 'x-xsrf-token',
  csrfCookie: 'XSRF-TOKEN',
  idempotency: 'idempotency-key',
  language: 'accept-language',
} as const
/** The API base when the environment names none. */
export const defaultApiBase = '/api'
