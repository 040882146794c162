// The results of a check for files: which are complete and new, which are still waiting, and whether it succeeded.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findSettings } from '../../core/time/workshop.ts'
import type { Scope } from '../../core/db/repository.ts'
import type { Drop } from '../../core/gateways/drops.ts'
import type { FeedPlace } from '../gateways/openDrops.ts'
import { plainRow } from '../../core/access/present.ts'

/** Milliseconds for which a file must be unchanged before it is imported, because it may still be growing. */
const stillFor = 45_000

/** The settings of the tenant's feed, secrets in clear; undefined when there is none. Must not leave the server. */
export async function findFeed(tx: Scope): Promise<FeedPlace | undefined> {
  const settings = plainRow('settings', await findSettings(tx))
  return settings.feedSource === null ? undefined : settings
}

/** The files to import now, and the number that must still stay unchanged. */
export async function sortDrops(tx: Scope, drops: readonly Drop[], now: Date): Promise<{ ready: Drop[]; waiting: number }> {
  const ready: Drop[] = []
  let waiting = 0
  const names = drops.map(({ name }) => name)
  await sql`delete from "feedSightings" where not (name = any(${names}::text[]))`.execute(tx)
  for (const drop of drops) {
    const { name, bytes, modifiedAt } = drop
    const { rows: known } = await sql`select 1 from "feedFiles"
      where name = ${name} and bytes = ${bytes} and "modifiedAt" = ${modifiedAt} and state <> 'reading' limit 1`.execute(tx)
    if (known.length > 0) continue
    const { rows } = await sql<{ seenAt: string }>`insert into "feedSightings" ("tenantId", name, bytes, "modifiedAt", "seenAt")
      values (current_setting('app.tenant_id'), ${name}, ${bytes}, ${modifiedAt}, ${now.toISOString()})
      on conflict ("tenantId", name) do update set bytes = excluded.bytes, "modifiedAt" = excluded."modifiedAt",
        "seenAt" = case when "feedSightings".bytes = excluded.bytes and "feedSightings"."modifiedAt" = excluded."modifiedAt"
          then "feedSightings"."seenAt" else excluded."seenAt" end
      returning "seenAt"`.execute(tx)
    if (Date.parse(rows[0]?.seenAt ?? now.toISOString()) <= now.getTime() - stillFor) ready.push(drop)
    else waiting += 1
  }
  return { ready, waiting }
}

/** The result of the last check. */
export interface FeedLook {
  lookedAt: string
  waiting: number
  trouble: Word<'feedLookTrouble'> | null
  detail: string | null
}

/** The last check; undefined before the first. */
export async function lastLook(tx: Scope): Promise<FeedLook | undefined> {
  const { rows } = await sql<FeedLook>`select "lookedAt", waiting, trouble, detail from "feedLooks"`.execute(tx)
  return rows[0]
}

/** Stores the result of a check; returns whether its error is a new one. */
export async function noteLook(tx: Scope, { lookedAt, waiting, trouble, detail }: FeedLook): Promise<boolean> {
  const before = await lastLook(tx)
  await sql`insert into "feedLooks" ("tenantId", "lookedAt", waiting, trouble, detail)
    values (current_setting('app.tenant_id'), ${lookedAt}, ${waiting}, ${trouble}, ${detail})
    on conflict ("tenantId") do update set "lookedAt" = excluded."lookedAt", waiting = excluded.waiting,
      trouble = excluded.trouble, detail = excluded.detail`.execute(tx)
  return trouble !== null && before?.trouble !== trouble
}
