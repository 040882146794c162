// A fingerprint of the key with which a database's values were sealed. It does not reveal the key.
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { fingerprint } from './seal.ts'

/**
 * A fingerprint of SECRET_KEY: equal for two processes exactly when their keys are equal. Its text is part of backups and must not
 * change.
 */
export const keyMark = (): string => fingerprint('wakeel backup')

/** Stores this process's mark in a database that has none; rejects with instructions when the database has a different one. */
export async function checkKey(engine: Engine): Promise<void> {
  const mine = keyMark()
  const [kept] = await engine.asOwner(async (tx) => {
    await sql`insert into "keyMark" (mark) values (${mine}) on conflict do nothing`.execute(tx)
    return (await sql<{ mark: string }>`select mark from "keyMark"`.execute(tx)).rows
  })
  if (kept?.mark !== mine)
    throw new Error(
      'This database was sealed with another SECRET_KEY. Give that one (SECRET_KEY, SECRET_KEY_FILE or DATA_DIR/secret.key); where it is lost, docs/operations.md says what to do.',
    )
}
