// Keys by which other systems call the API. A key has the form 'wk_<tenant>.<random>' and is stored as a hash; its caller has the rights of
// a designation in some modules, and nothing of the administrator who answers for it but the name.
import { createHash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { accessModules, type Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { dayOf } from '../../../src/schema/core/time/zone.ts'
import { defaultRegion } from '../../../src/schema/core/time/region.ts'
import { unaudited } from '../commit/unaudited.ts'
import type { Engine, Query } from '../db/engine.ts'
import type { Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../services.ts'

const start = 'wk_'
const form = /^wk_([a-z0-9-]{1,40})\.[\w-]{43}$/
/** Characters of the random part that are kept to recognise a key by. */
const shown = 6

/** The tenant in a key, whose validity is not checked; null for what has not the form of a key. */
export const tenantOfKey = (key: string): string | null => form.exec(key)?.[1] ?? null
/** Whether a token means to be a key, well formed or not. */
export const isKey = (token: string): boolean => token.startsWith(start)

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A new key of the tenant, with what is stored of it. */
export function newKey(tenantId: string): { key: string; keyHash: string; prefix: string } {
  const random = randomBytes(32).toString('base64url')
  const key = `${start}${tenantId}.${random}`
  return { key, keyHash: hashOf(key), prefix: `${start}${tenantId}.${random.slice(0, shown)}…` }
}

// Whose cases a manager of a department sees.
const departments: Record<Word<'designation'>, Word<'department'>> = {
  'Sales Manager': 'Sales',
  'Service Manager': 'Service',
  'Fleet Sales': 'Sales',
  'Broker Sales': 'Sales',
  'General Inquiry': 'General',
  'Parts Manager': 'Parts',
  Administrator: 'General',
}

/** Milliseconds by which the stored time of the last use may be out of date. */
const usedWithin = 5 * 60_000

interface Found {
  id: string
  name: string
  designation: Actor['designation']
  modules: string[]
  readsOnly: boolean
  pace: Word<'keyPace'>
  expiresOn: string | null
  ownerId: string
  owned: boolean
  issuedAt: string
  lastUsedAt: string | null
  revokedAt: string | null
  timeZone: string | null
  currency: string | null
  closedModules: string[]
}

const lookUp = (which: RawBuilder<unknown>): Query => ({
  name: 'apiKey',
  query: sql`
    select k.id, k.name, k.designation, k.modules, k."readsOnly", k.pace, k."expiresOn"::text as "expiresOn", k."ownerId", k."issuedAt", k."lastUsedAt", k."revokedAt",
      coalesce(p.active and p."deletedAt" is null and p."staffType" is null and d.role = 'Administrator', false) as owned,
      c."timeZone", c."currencyCode" as currency,
      (select coalesce(jsonb_agg(m.module order by m.module), '[]') from modules m where not m.active and m."deletedAt" is null) as "closedModules" from "apiKeys" k
    left join staff p on p.id = k."ownerId"
    left join designation d on d.id = p."designationId"
    left join settings c on c."deletedAt" is null
    where ${which} and k."deletedAt" is null`,
})

/** Why a key is refused. */
export type KeyRefusal = 'keyRevoked' | 'keyExpired' | 'keyOwnerless'

function refusalOf({ revokedAt, owned, expiresOn }: Found, today: string): KeyRefusal | undefined {
  if (revokedAt) return 'keyRevoked'
  if (expiresOn && expiresOn < today) return 'keyExpired'
  return owned ? undefined : 'keyOwnerless'
}

// The rights of a key.
function actorOf({ ownerId, designation, modules, readsOnly, closedModules }: Found): Actor {
  const others = accessModules.filter((module) => !modules.includes(module) && !closedModules.includes(module))
  return {
    id: ownerId,
    designation,
    department: departments[designation],
    staffType: null,
    locationIds: [],
    // To the access table a module that the key was not given is one that is switched off.
    closedModules: [...closedModules, ...others],
    readsOnly,
  }
}

/**
 * The caller of a key. Throws keyUnknown, keyRevoked, keyExpired and keyOwnerless (401), the last where nobody who may give the key its
 * rights answers for it.
 */
export async function findKeyCaller(engine: Engine, key: string, now: Date): Promise<Caller> {
  const tenantId = tenantOfKey(key)
  const tokenHash = hashOf(key)
  const [[found] = []] = tenantId ? ((await engine.read(tenantId, [lookUp(sql`k."keyHash" = ${tokenHash}`)])) as unknown as Found[][]) : []
  if (!tenantId || !found) throw new Problem('keyUnknown')
  const { id, name, pace, ownerId, timeZone, currency, closedModules } = found
  const region = timeZone && currency ? { timeZone, currency } : defaultRegion
  const refused = refusalOf(found, dayOf(now, region.timeZone))
  if (refused) throw new Problem(refused)
  if (now.getTime() - Date.parse(found.lastUsedAt ?? '1970-01-01') > usedWithin)
    await engine.scoped(tenantId, (tx) =>
      unaudited('noEdit', sql`update "apiKeys" set "lastUsedAt" = ${now.toISOString()} where id = ${id}`).execute(tx),
    )
  const actor = actorOf(found)
  const session = { audience: 'staff', subjectId: ownerId, mobile: null, agent: null, appointmentId: null } as const
  return { ...session, tenantId, tokenHash, actor, openedAt: found.issuedAt, region, closedModules, key: { id, name, pace } }
}

/**
 * The rights of a key by its id, for what is done in its name without a call of its own, and the code with which its calls would be refused
 * at present; undefined for an unknown one.
 */
export async function rightsOfKey(
  tx: Scope,
  id: string,
  now: Date,
): Promise<{ actor: Actor; refusal: KeyRefusal | undefined } | undefined> {
  const { rows } = await (lookUp(sql`k.id = ${id}`).query as RawBuilder<Found>).execute(tx)
  const [found] = rows
  if (!found) return undefined
  const { timeZone, currency } = found
  return { actor: actorOf(found), refusal: refusalOf(found, dayOf(now, timeZone && currency ? timeZone : defaultRegion.timeZone)) }
}
