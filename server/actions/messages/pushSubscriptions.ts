// The browsers of a person: told of, and forgotten.
import { sql } from 'kysely'
import { fingerprint } from '../../db/seal.ts'
import { completeRow, findBy, insertRows, removeRow, updateRow, type Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'
import { Problem } from '../../problem.ts'

/** Whose browser it is: a customer's or a colleague's. */
export type Owner = { customerId: string; staffId: null } | { customerId: null; staffId: string }
/** As a browser tells of itself. */
export interface Browser {
  endpoint: string
  keys: { p256dh: string; auth: string }
  device: string | null
  languageId: '1' | '2'
}
/** Browsers that one person may have. */
const most = 10

/** Keeps a browser for a person; whoever used it before is pushed to no more. Throws badInput for an address that is no push service's. */
export async function subscribe({ house, tx }: { house: House; tx: Scope }, owner: Owner, browser: Browser): Promise<void> {
  const { endpoint, keys, device, languageId } = browser
  if (!house.carriers.push.accepts(endpoint)) throw new Problem('badInput', { fields: { endpoint: { key: 'validation.invalid' } } })
  const now = house.now()
  const found = await findBy(tx, 'pushSubscriptions', { fingerprint: fingerprint(endpoint) })
  const values = { ...owner, endpoint, publicKey: keys.p256dh, authKey: keys.auth, device: device?.slice(0, 200) ?? null, languageId }
  if (found) await updateRow(tx, 'pushSubscriptions', found, values, null, now)
  else
    await insertRows(tx, 'pushSubscriptions', [
      completeRow('pushSubscriptions', { ...values, fingerprint: fingerprint(endpoint) }, null, now),
    ])
  const [field, id] = owner.customerId === null ? (['staffId', owner.staffId] as const) : (['customerId', owner.customerId] as const)
  await sql`delete from "pushSubscriptions" where id in (select id from "pushSubscriptions" where ${sql.ref(field)} = ${id}
    order by "updatedAt" desc, id offset ${most})`.execute(tx)
}

/** Forgets a browser of the person; nothing happens where it is another's or unknown. */
export async function unsubscribe(tx: Scope, owner: Owner, endpoint: string): Promise<void> {
  const found = await findBy(tx, 'pushSubscriptions', { fingerprint: fingerprint(endpoint) })
  if (found && found.customerId === owner.customerId && found.staffId === owner.staffId) await removeRow(tx, 'pushSubscriptions', found.id)
}
