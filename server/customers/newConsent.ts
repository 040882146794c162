import type { Consent } from '../../src/schema/core/kinds.ts'

/** The version of the consent text at present; a new text needs a new version. */
const textVersion = '2026-11'

/** A consent given or withdrawn now, by the customer or (`byPhone`) through a colleague who acts for them. */
export const newConsent = ({ purpose, granted }: Pick<Consent, 'purpose' | 'granted'>, byPhone: boolean, now: Date): Consent => ({
  ...{ purpose, granted, channel: 'all', at: now.toISOString(), textVersion },
  ...(byPhone ? { byPhone: true } : {}),
})
