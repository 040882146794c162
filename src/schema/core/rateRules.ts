// Rate limits, and how a call names what it counts by.

/** `points` calls in `duration` seconds are allowed; a key that exceeds them is refused for `block` seconds. */
export const rateRules = {
  codeByDevice: { points: 10, duration: 3600, block: 3600 },
  // A stranger uses up their own part of a mobile's codes. The address is a mobile operator's, with thousands of people, as often as not.
  codeByAddressAndMobile: { points: 3, duration: 3600, block: 3600 },
  codeByMobile: { points: 12, duration: 3600, block: 3600 },
  codeByAddress: { points: 600, duration: 3600, block: 600 },
  codeTryByDevice: { points: 60, duration: 900, block: 900 },
  codeTryByAddress: { points: 600, duration: 900, block: 900 },
  tryByAddress: { points: 60, duration: 900, block: 900 },
  appCodeByAccount: { points: 8, duration: 900, block: 900 },
  signInByAccount: { points: 8, duration: 900, block: 900 },
  // Failed tries to sign in: of a device that the person signed in on before, of an address for one account, and of all strangers.
  signInByDevice: { points: 8, duration: 900, block: 900 },
  signInByAddressAndAccount: { points: 8, duration: 900, block: 900 },
  signInByStrangers: { points: 30, duration: 900, block: 900 },
  guessNotice: { points: 1, duration: 3600, block: 3600 },
  ssoByTicket: { points: 1, duration: 900, block: 900 },
  passkeyByChallenge: { points: 1, duration: 600, block: 600 },
  signInByAddress: { points: 50, duration: 900, block: 900 },
  proofBySignature: { points: 1, duration: 600, block: 600 },
  tokenByAddress: { points: 300, duration: 600, block: 60 },
  uploadByStaff: { points: 600, duration: 3600, block: 600 },
  uploadByCustomer: { points: 40, duration: 3600, block: 600 },
  resetByAddress: { points: 20, duration: 3600, block: 3600 },
  resetByAccount: { points: 3, duration: 3600, block: 3600 },
  // Openings of the stream of changes: a client reconnects a few times a minute at most.
  liveByPerson: { points: 120, duration: 60, block: 30 },
  liveByAddress: { points: 2400, duration: 60, block: 30 },
  searchByStaff: { points: 240, duration: 60, block: 30 },
  contactByDevice: { points: 10, duration: 3600, block: 3600 },
  contactByMobile: { points: 10, duration: 3600, block: 3600 },
  // Many people of a showroom or a mobile operator share one network address.
  contactByAddress: { points: 300, duration: 3600, block: 600 },
  bookingByDevice: { points: 10, duration: 3600, block: 3600 },
  bookingByMobile: { points: 10, duration: 3600, block: 3600 },
  bookingByAddress: { points: 300, duration: 3600, block: 600 },
  recordByCustomer: { points: 30, duration: 3600, block: 600 },
  pushByPerson: { points: 40, duration: 3600, block: 600 },
  holdByCustomer: { points: 40, duration: 3600, block: 300 },
  holdByVisitor: { points: 40, duration: 3600, block: 300 },
  holdByAddress: { points: 300, duration: 3600, block: 300 },
  promotionByCustomer: { points: 10, duration: 3600, block: 3600 },
  promotionByAddress: { points: 100, duration: 3600, block: 3600 },
  questionBySession: { points: 60, duration: 600, block: 60 },
  questionByAddress: { points: 1200, duration: 600, block: 60 },
  linkByAddress: { points: 300, duration: 60, block: 30 },
  noticeByAddress: { points: 1200, duration: 60, block: 30 },
  eventsByAddress: { points: 12_000, duration: 60, block: 10 },
  // Received mail: a provider that forwards brings the mails of many people from one network address.
  mailByAddress: { points: 600, duration: 60, block: 30 },
  mailBySender: { points: 60, duration: 3600, block: 600 },
  checkoutByCustomer: { points: 30, duration: 3600, block: 600 },
  documentByAddress: { points: 30, duration: 600, block: 120 },
  // Preflights of sites that are not known to be listed: every tenant is looked through.
  preflightByAddress: { points: 60, duration: 60, block: 30 },
  // API keys, by the pace that they were given.
  keyCallsSlow: { points: 60, duration: 60, block: 0 },
  keyCallsUsual: { points: 300, duration: 60, block: 0 },
  keyCallsFast: { points: 1200, duration: 60, block: 0 },
  issueByDevice: { points: 5, duration: 3600, block: 3600 },
  issueByAddress: { points: 100, duration: 3600, block: 3600 },
} as const
/** The name of a limit. */
export type RateRule = keyof typeof rateRules

/**
 * What a limit counts by: the tenant, the network address, the session, the caller (their id, else their proven mobile), the proven mobile,
 * a text field of the input, or a fixed word.
 */
export type LimitKey = 'tenant' | 'address' | 'session' | 'person' | 'mobile' | `input.${string}` | `word:${string}`
/** One limit of a call. Where the caller lacks one of its parts (a visitor has no proven mobile), nothing is counted. */
export interface Limit {
  rule: RateRule
  by: readonly LimitKey[]
  /** Only these callers count, all when absent; `inPerson`: everybody but staff, who may also act for a customer. */
  of?: 'visitor' | 'customer' | 'staff' | 'inPerson'
}

/** The limits of a call by which people leave their mobile: by network address, by session and by the mobile that they give. */
export const contactLimits = (of: 'visitor' | 'inPerson') =>
  [
    { rule: 'contactByAddress', by: ['tenant', 'address'], of },
    { rule: 'contactByDevice', by: ['session'], of },
    { rule: 'contactByMobile', by: ['tenant', 'input.mobile'], of },
  ] as const satisfies readonly Limit[]

/** The limits of a call that holds a time: by proven mobile; without one by session and network address. */
export const holdLimits = [
  { rule: 'holdByCustomer', by: ['tenant', 'mobile'] },
  { rule: 'holdByVisitor', by: ['session'], of: 'visitor' },
  { rule: 'holdByAddress', by: ['tenant', 'address'], of: 'visitor' },
] as const satisfies readonly Limit[]

/** The limits of a call by which customers book, as those of leads. A colleague who acts for customers is not counted. */
export const bookingLimits = [
  { rule: 'bookingByAddress', by: ['tenant', 'address'], of: 'inPerson' },
  { rule: 'bookingByDevice', by: ['session'], of: 'inPerson' },
  { rule: 'bookingByMobile', by: ['tenant', 'mobile'], of: 'inPerson' },
] as const satisfies readonly Limit[]
