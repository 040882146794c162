// Previews of the landing: the changed settings are signed into a link, so that nothing is stored and only the server can make one.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { previewedSettings } from '../../src/schema/settings/calls/preview.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import type { LandingSettings } from './showSettings.ts'

type Previewed = z.output<typeof previewedSettings>
const lifetime = 3_600_000
const sign = (services: Services, body: string) => createHmac('sha256', services.secrets.previews).update(body).digest('base64url')

/** A token that shows one tenant's landing with these settings for one hour. */
export function makePreview(services: Services, tenantId: string, request: Previewed): string {
  const body = Buffer.from(JSON.stringify({ tenantId, until: services.now().getTime() + lifetime, request })).toString('base64url')
  return `${body}.${sign(services, body)}`
}

/** The settings with the preview's changes. Throws linkExpired (410) for a token that is expired, another tenant's, or badly signed. */
export function asPreviewed(services: Services, tenantId: string, settings: LandingSettings, token: string): LandingSettings {
  const [body = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(services, body))]
  // Without the signature anybody could show a tenant's landing with other content.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('linkExpired')
  const kept = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { tenantId: string; until: number; request: unknown }
  if (kept.tenantId !== tenantId || kept.until < services.now().getTime()) throw new Problem('linkExpired')
  const { flags, ...changed } = previewedSettings.parse(kept.request)
  return { ...settings, ...changed, flags: { ...settings.flags, ...flags } } as LandingSettings
}
