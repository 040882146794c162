// Short references that a person can read out.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { countRows, type Scope } from '../db/repository.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The resources whose rows have such a reference. */
export type Referenced = 'appointments' | 'waitingEntries' | 'complaints' | 'feedback' | 'roadsideAssistance' | 'homeService' | 'payments'

/** A random reference of six characters that no row of the resource has, deleted ones included; without the ambiguous 0/O, 1/I/L and U. */
export async function newReference(tx: Scope, name: Referenced): Promise<string> {
  for (;;) {
    const ref = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
    if ((await countRows(tx, name, [sql`ref = ${ref}`])) === 0) return ref
  }
}
