// The actor of a change: given to `commit` and stored with the audit entry.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { presentAgent, presentKey } from '../http/origin.ts'

/** A job of the server: a schedule or a kind of background job. */
export type JobName = Word<'clock'> | Word<'jobKind'>
/** An external service whose answer causes a change. */
export type ProviderName = 'tamara' | 'moyasar'
/** The same with those that carry messages. */
export type ServiceName = ProviderName | 'whatsapp'

/** The actor of a change. */
export type ChangeActor =
  | { readonly kind: 'staff'; readonly id: string }
  /** `id` is null for a person on the landing who has no customer row. */
  | { readonly kind: 'customer'; readonly id: string | null }
  /** A call-centre colleague acting for a customer; the colleague's own rights limit what they may do. */
  | { readonly kind: 'colleague'; readonly staff: Actor; readonly customerId: string | null }
  | { readonly kind: 'provider'; readonly name: ServiceName }
  | { readonly kind: 'job'; readonly name: JobName }

/** A member of staff (by id) as the actor of a change. */
export const staffActor = (id: string): ChangeActor => ({ kind: 'staff', id })
/** A background job as the actor of a change. */
export const jobActor = (name: JobName): ChangeActor => ({ kind: 'job', name })
/** A provider, such as Tamara, as the actor of a change. */
export const providerActor = (name: ServiceName): ChangeActor => ({ kind: 'provider', name })
/** A customer (by id; null when not known) as the actor of a change. */
export const customerActor = (id: string | null): ChangeActor => ({ kind: 'customer', id })

/** The id of the member of staff, also of a colleague acting for a customer, for columns that refer to staff; null for other actors. */
export function staffIdOf(by: ChangeActor): string | null {
  if (by.kind === 'staff') return by.id
  return by.kind === 'colleague' ? by.staff.id : null
}

// As long as the audit's field; of a program's name so much that the key's stays readable.
const actorNameLength = 60
const agentName = 24

/** The actor columns of an audit entry: the kind, with the customer's id or the name of the provider, job or API key. */
export function actorColumns(by: ChangeActor): { actorKind: Word<'auditActor'>; actorId: string | null; actorName: string | null } {
  const key = by.kind === 'staff' ? presentKey() : null
  // What a key does is not done by the administrator who answers for it; `createdBy` of the entry names them.
  const agent = presentAgent()
  if (key && agent)
    return { actorKind: 'agent', actorId: null, actorName: `${agent.slice(0, agentName)} · ${key}`.slice(0, actorNameLength) }
  if (key) return { actorKind: 'apiKey', actorId: null, actorName: key }
  const columns = { actorKind: by.kind, actorId: staffIdOf(by) }
  if (by.kind === 'colleague') return { ...columns, actorName: by.customerId }
  if (by.kind === 'customer') return { ...columns, actorName: by.id }
  return { ...columns, actorName: by.kind === 'staff' ? null : by.name }
}
