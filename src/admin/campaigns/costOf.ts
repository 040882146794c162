import type { Bilingual } from '../../schema/core/values.ts'
import type { Reach } from '../../schema/campaigns/calls/campaigns.ts'
import { fillPlaceholders, smsSize } from '../../schema/messages/index.ts'
import { sampleText } from './sampleText.ts'

/** Number of SMS parts of all recipients together, and their price in minor units; null without a price. */
export function costOf(reach: Reach, body: { en?: string; ar?: string }, tenant: Bilingual): { parts: number; cost: number | null } {
  const each = (side: 'en' | 'ar') => smsSize(fillPlaceholders(body[side] ?? '', sampleText(side, tenant[side], reach.link))).parts
  const parts = (reach.languages['1'] ?? 0) * each('en') + (reach.languages['2'] ?? 0) * each('ar')
  return { parts, cost: reach.partPrice === null ? null : parts * reach.partPrice }
}
