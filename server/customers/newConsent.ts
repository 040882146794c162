import type { Consent } from '../../src/schema/core/kinds.ts'

/** The words that people agree to at present; another wording is another version. */
const textVersion = '2026-11'

/** A consent given or withdrawn now, by the person themselves or (`byPhone`) by telling a colleague who acts for them. */
export const newConsent = ({ purpose, granted }: Pick<Consent, 'purpose' | 'granted'>, byPhone: boolean, now: Date): Consent => ({
  ...{ purpose, granted, channel: 'all', at: now.toISOString(), textVersion },
  ...(byPhone ? { byPhone: true } : {}),
})
