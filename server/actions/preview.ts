// Previews of the landing: what would be different, signed into a link, so that nothing unsaved is kept and nobody else can make one.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { previewedSettings } from '../../src/schema/calls/preview.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { LandingSettings } from './showSettings.ts'

type Previewed = z.output<typeof previewedSettings>
const lifetime = 3_600_000
const sign = (house: House, body: string) => createHmac('sha256', house.secrets.previews).update(body).digest('base64url')

/** A token that shows one tenant's landing with these settings, for an hour. */
export function makePreview(house: House, tenantId: string, wish: Previewed): string {
  const body = Buffer.from(JSON.stringify({ tenantId, until: house.now().getTime() + lifetime, wish })).toString('base64url')
  return `${body}.${sign(house, body)}`
}

/** The settings with the preview's over them. Throws linkExpired for a token that is too old, another tenant's, or not ours. */
export function asPreviewed(house: House, tenantId: string, settings: LandingSettings, token: string): LandingSettings {
  const [body = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(house, body))]
  // Without the signature anybody could dress a tenant's landing in another name.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('linkExpired')
  const kept = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { tenantId: string; until: number; wish: unknown }
  if (kept.tenantId !== tenantId || kept.until < house.now().getTime()) throw new Problem('linkExpired')
  const { flags, ...changed } = previewedSettings.parse(kept.wish)
  return { ...settings, ...changed, flags: { ...settings.flags, ...flags } } as LandingSettings
}
