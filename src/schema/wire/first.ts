// The calls of the landing's first page: who the tenant is, and who the person is.

/** Calls by our name; wire.ts has them all. */
export const firstCalls = {
  requestToken: { method: 'GET', path: '/landing-page/request-token' },
  clientInfo: { method: 'GET', path: '/landing-page/client-info' },
  landingSettings: { method: 'GET', path: '/landing-page/settings' },
  findCustomer: { method: 'POST', path: '/customers/find-customer' },
  requestOtp: { method: 'POST', path: '/staffs/request-otp' },
  verifyOtp: { method: 'POST', path: '/staffs/verify-otp' },
  reportOtpIssue: { method: 'POST', path: '/staffs/otp-verification-issue-email' },
  signOut: { method: 'POST', path: '/customers/sign-out' },
  createUser: { method: 'POST', path: '/landing-page/createUser' },
} as const
