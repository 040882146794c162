// Sample values of the placeholders while a text is written: as long as real ones, so that the count of parts is right.
import { session } from '../../session/index.ts'

const names = { en: 'Mohammed', ar: 'عبدالرحمن' }
const ownLink = (): string => `${window.location.origin}/s/${session.get('clientDetail')?.tenantId ?? 'noor'}/x7Kp2mQ9vT`

/** The sample values of the placeholders; `link` as the server makes them. */
export function sampleText(side: 'en' | 'ar', tenant: string, link = ownLink()): Record<string, string> {
  return { name: names[side], tenant, link, optOut: link }
}
