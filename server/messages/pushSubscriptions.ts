// The push subscriptions of a person.
import { sql } from 'kysely'
import { fingerprint } from '../core/db/seal.ts'
import { completeRow, findBy, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { insertUnaudited, removeUnaudited, unaudited, updateUnaudited } from '../core/commit/unaudited.ts'
import { customerActor, staffActor } from '../core/commit/actor.ts'

/** The owner of a browser: a customer or a member of staff. */
export type Owner = { customerId: string; staffId: null } | { customerId: null; staffId: string }
/** A browser's push subscription. */
export interface Browser {
  endpoint: string
  keys: { p256dh: string; auth: string }
  device: string | null
  languageId: '1' | '2'
}
/** Maximum number of browsers for one person. */
const limit = 10

/** Stores a browser for a person; an earlier owner gets no more pushes there. Throws badInput (400) for an address of no push service. */
export async function subscribe({ services, tx }: { services: Services; tx: Scope }, owner: Owner, browser: Browser): Promise<void> {
  const { endpoint, keys, device, languageId } = browser
  if (!services.senders.push.accepts(endpoint)) throw new Problem('badInput', { fields: { endpoint: { key: 'validation.invalid' } } })
  const now = services.now()
  const found = await findBy(tx, 'pushSubscriptions', { fingerprint: fingerprint(endpoint) })
  const values = { ...owner, endpoint, publicKey: keys.p256dh, authKey: keys.auth, device: device?.slice(0, 200) ?? null, languageId }
  const by = owner.staffId === null ? customerActor(owner.customerId) : staffActor(owner.staffId)
  if (found) await updateUnaudited(tx, 'toBeForgotten', 'pushSubscriptions', found, values, by, now)
  else {
    const row = completeRow('pushSubscriptions', { ...values, fingerprint: fingerprint(endpoint) }, null, now)
    await insertUnaudited(tx, 'toBeForgotten', 'pushSubscriptions', [row])
  }
  const [field, id] = owner.customerId === null ? (['staffId', owner.staffId] as const) : (['customerId', owner.customerId] as const)
  await unaudited(
    'toBeForgotten',
    sql`delete from "pushSubscriptions" where id in (select id from "pushSubscriptions" where ${sql.ref(field)} = ${id}
      order by "updatedAt" desc, id offset ${limit})`,
  ).execute(tx)
}

/** Removes a browser of the person; does nothing when it is another's or unknown. */
export async function unsubscribe(tx: Scope, owner: Owner, endpoint: string): Promise<void> {
  const found = await findBy(tx, 'pushSubscriptions', { fingerprint: fingerprint(endpoint) })
  if (found && found.customerId === owner.customerId && found.staffId === owner.staffId)
    await removeUnaudited(tx, 'toBeForgotten', 'pushSubscriptions', found.id)
}
