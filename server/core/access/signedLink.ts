// Signed links with an expiry time that open one row of one tenant without signing in. Nothing is stored.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { publicUrl } from '../http/publicUrl.ts'

/** What a link opens. Each kind has its own signing key, so a link to a job cannot open a booking. */
export type LinkKind = 'jobLinks' | 'visitLinks' | 'surveyLinks'
const signatureBytes = 16

const sign = (services: Services, kind: LinkKind, body: string): string =>
  createHmac('sha256', services.secrets[kind]).update(body).digest().subarray(0, signatureBytes).toString('base64url')
const idText = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
const idOfText = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * A signed token that gives access to one row until `expiresAt`, rounded down to whole seconds. The signature covers kind, tenant, id and
 * expiry.
 */
export function makeLinkToken(services: Services, kind: LinkKind, row: { tenantId: string; id: string }, expiresAt: Date): string {
  const body = `${row.tenantId}.${idText(row.id)}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`
  return `${body}.${sign(services, kind, body)}`
}

/**
 * The row and expiry of a token. Throws linkExpired (410) when it is expired, badly signed, or of another tenant than `tenantId`; the three
 * cases give the same answer.
 */
export function readLinkToken(
  services: Services,
  kind: LinkKind,
  token: string,
  tenantId?: string,
): { tenantId: string; id: string; expiresAt: Date } {
  const [, body = '', tenant = '', id = '', expires = '', signature = ''] =
    /^(([a-z0-9-]{1,40})\.([\w-]{22})\.([0-9a-z]{1,9}))\.([\w-]{22})$/.exec(token) ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(services, kind, body))]
  // Without the signature check anyone who knows a booking's id could see it, change it and spend its customer's money.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('linkExpired')
  const expiresAt = new Date(parseInt(expires, 36) * 1000)
  if (expiresAt <= services.now()) throw new Problem('linkExpired')
  // Without this check a page of one tenant would show another tenant's row.
  if (tenantId !== undefined && tenantId !== tenant) throw new Problem('linkExpired')
  return { tenantId: tenant, id: idOfText(id), expiresAt }
}

/** The URL of a page of the landing in a language. */
export const linkAddress = (
  services: Services,
  language: LanguageWord,
  path: string,
  query: { tenantId: string } & Record<string, string>,
): string => `${publicUrl(services)}/${language}/home/${path}?${new URLSearchParams(query)}`
