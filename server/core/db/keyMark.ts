// The key that a database's values were sealed with, told by a mark that reveals nothing of it.
import { sql } from 'kysely'
import type { Engine } from './engine.ts'
import { fingerprint } from './seal.ts'

/** The same for two processes with the same SECRET_KEY, and for those alone. Backups carry it too, and the words it is made of. */
export const keyMark = (): string => fingerprint('wakeel backup')

/** Leaves this process's mark in a database that has none; rejects, saying what to do, where it has another's. */
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
