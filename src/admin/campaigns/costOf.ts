import type { Reach } from '../../schema/campaigns/calls/campaigns.ts'
import { fillPlaceholders, smsSize } from '../../schema/messages/index.ts'
import { sampleText } from './sampleText.ts'

/** How many parts of an SMS everybody's messages make together, and what they cost in minor units; null where no price is known. */
export function costOf(
  reach: Reach,
  body: { en?: string; ar?: string },
  tenant: { en: string; ar: string },
): { parts: number; cost: number | null } {
  const each = (side: 'en' | 'ar') => smsSize(fillPlaceholders(body[side] ?? '', sampleText(side, tenant[side]))).parts
  const parts = (reach.languages['1'] ?? 0) * each('en') + (reach.languages['2'] ?? 0) * each('ar')
  return { parts, cost: reach.partPrice === null ? null : parts * reach.partPrice }
}
