// Short links in messages: each opens one page of the landing until it expires. The page's address holds a signed token, so it is stored
// encrypted, and the code of the link only as a hash.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { fingerprint, seal, unseal } from '../db/seal.ts'
import type { Scope } from '../db/repository.ts'
import { tenantOf } from '../db/scope.ts'
import { publicUrl } from '../http/publicUrl.ts'
import { findSettings } from '../time/workshop.ts'
import type { Services } from '../services.ts'

/** The path of short links; tenant and code follow. */
export const shortPath = '/s'
// Letters and digits only: phones do not recognise an address that ends with a dash. Without the ambiguous 0/O, 1/I/l.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const codeLength = 10
const masked = '*'.repeat(codeLength)

/** Where links in messages begin: the tenant's own address, else the server's. */
async function originOf(services: Services, tx: Scope): Promise<string> {
  const { linkOrigin } = await findSettings(tx)
  return linkOrigin ? new URL(linkOrigin).origin : publicUrl(services)
}
const addressOf = (origin: string, tenantId: string, code: string): string => `${origin}${shortPath}/${tenantId}/${code}`

/** A short link that opens nothing, as long as real ones; for previews. */
export const sampleShortLink = async (services: Services, tx: Scope): Promise<string> =>
  addressOf(await originOf(services, tx), await tenantOf(tx), 'x'.repeat(codeLength))

/** A short link; and `hidden`, the same with its code masked, for storage where others can read it. */
export interface ShortLink {
  url: string
  hidden: string
}

/** Pages' URLs shortened until `expiresAt`, in their order. */
export async function shortenAll(services: Services, tx: Scope, urls: readonly string[], expiresAt: Date): Promise<ShortLink[]> {
  const [tenantId, origin] = [await tenantOf(tx), await originOf(services, tx)]
  const made = urls.map((url) => {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    return { code, hash: fingerprint(code), path: seal(url.slice(publicUrl(services).length)) }
  })
  const [hashes, paths] = [made.map(({ hash }) => hash), made.map(({ path }) => path)]
  await sql`insert into "shortLinks" ("tenantId", "codeHash", "sealedPath", "createdAt", "expiresAt")
    select ${tenantId}, hash, path, ${services.now().toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from unnest(${hashes}::text[], ${paths}::text[]) as one (hash, path)`.execute(tx)
  return made.map(({ code }) => {
    const url = addressOf(origin, tenantId, code)
    return { url, hidden: services.env.DEMO ? url : addressOf(origin, tenantId, masked) }
  })
}

/** A page's URL shortened until `expiresAt`. */
export async function shorten(services: Services, tx: Scope, url: string, expiresAt: Date): Promise<ShortLink> {
  const [made] = await shortenAll(services, tx, [url], expiresAt)
  if (!made) throw new Error('A link was not shortened.')
  return made
}

/** The path that a code of the tenant opens; counts the opening. Undefined for an unknown or expired code. */
export async function openShortLink(services: Services, tx: Scope, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealedPath: string }>`update "shortLinks" set opened = opened + 1
    where "codeHash" = ${fingerprint(code)} and "expiresAt" > ${services.now().toISOString()} returning "sealedPath"`.execute(tx)
  return rows[0] && unseal(rows[0].sealedPath)
}

/** The language of the page that an expired code opened; undefined for an unknown one. */
export async function languageOfShortLink(tx: Scope, code: string): Promise<LanguageWord | undefined> {
  const { rows } = await sql<{ sealedPath: string }>`select "sealedPath" from "shortLinks" where "codeHash" = ${fingerprint(code)}`.execute(
    tx,
  )
  const word = rows[0] && unseal(rows[0].sealedPath).split('/')[1]
  return word === 'arabic' || word === 'english' ? word : undefined
}
