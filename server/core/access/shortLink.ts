// Short links in messages: each opens one page of the landing until it expires. The page's address holds a signed token, so it is stored
// encrypted, and the code of the link only as a hash.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { fingerprint, seal, unseal } from '../db/seal.ts'
import type { Scope } from '../db/repository.ts'
import { tenantOf } from '../db/scope.ts'
import { publicUrl } from '../http/publicUrl.ts'
import type { Services } from '../services.ts'

/** The path of short links; tenant and code follow. */
export const shortPath = '/s'
// Letters and digits only: phones do not recognise an address that ends with a dash. Without the ambiguous 0/O, 1/I/l.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const codeLength = 10
const masked = '*'.repeat(codeLength)

const addressOf = (services: Services, tenantId: string, code: string): string => `${publicUrl(services)}${shortPath}/${tenantId}/${code}`

/** A short link that opens nothing, as long as real ones; for previews. */
export const sampleShortLink = (services: Services, tenantId: string): string => addressOf(services, tenantId, 'x'.repeat(codeLength))

/** A page's URL shortened until `expiresAt`; and `hidden`, the same with its code masked, for storage where others can read it. */
export async function shorten(services: Services, tx: Scope, url: string, expiresAt: Date): Promise<{ url: string; hidden: string }> {
  const tenantId = await tenantOf(tx)
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  const path = url.slice(publicUrl(services).length)
  await sql`insert into "shortLinks" ("tenantId", "codeHash", "sealedPath", "createdAt", "expiresAt")
    values (${tenantId}, ${fingerprint(code)}, ${seal(path)}, ${services.now().toISOString()}, ${expiresAt.toISOString()})`.execute(tx)
  const short = addressOf(services, tenantId, code)
  return { url: short, hidden: services.env.DEMO ? short : addressOf(services, tenantId, masked) }
}

/** The path that a code of the tenant opens; counts the opening. Undefined for an unknown or expired code. */
export async function openShortLink(services: Services, tx: Scope, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealedPath: string }>`update "shortLinks" set opened = opened + 1
    where "codeHash" = ${fingerprint(code)} and "expiresAt" > ${services.now().toISOString()} returning "sealedPath"`.execute(tx)
  return rows[0] && unseal(rows[0].sealedPath)
}
