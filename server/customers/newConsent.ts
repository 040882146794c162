import type { Consent } from '../../src/schema/core/kinds.ts'

/** The version of the consent text at present; a new text needs a new version. */
const textVersion = '2026-11'

/** What is agreed to or withdrawn; without a channel it is said of all but WhatsApp, which has a consent of its own. */
export type GivenConsent = Pick<Consent, 'purpose' | 'granted'> & { channel?: 'whatsapp' | undefined }

/** A consent given or withdrawn now, by the customer or (`byPhone`) through a colleague who acts for them. */
export const newConsent = ({ purpose, granted, channel }: GivenConsent, byPhone: boolean, now: Date): Consent => ({
  ...{ purpose, granted, channel: channel ?? 'all', at: now.toISOString(), textVersion },
  ...(byPhone ? { byPhone: true } : {}),
})
