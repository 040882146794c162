// Who makes a change: said by anyone who commits it, kept with its audit entry.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Word } from '../../../src/schema/enumerations.ts'

/** A job of the server: a scheduled one, or a kind of long work that nobody of the staff owns. */
export type JobName = Word<'clock'> | Word<'jobKind'>
/** An outside service whose answer is the reason of a change. */
export type ProviderName = 'tamara'

/** Who makes a change. */
export type ChangeActor =
  | { readonly kind: 'staff'; readonly id: string }
  /** `id` is null for somebody on the landing whom no customer's row names. */
  | { readonly kind: 'customer'; readonly id: string | null }
  /** Staff of the call centre in a customer's name, with the rights that decide what they may do so. */
  | { readonly kind: 'colleague'; readonly staff: Actor; readonly customerId: string | null }
  | { readonly kind: 'provider'; readonly name: ProviderName }
  | { readonly kind: 'job'; readonly name: JobName }

/** A member of staff. */
export const staffActor = (id: string): ChangeActor => ({ kind: 'staff', id })
/** A job of the server. */
export const jobActor = (name: JobName): ChangeActor => ({ kind: 'job', name })
/** An outside service. */
export const providerActor = (name: ProviderName): ChangeActor => ({ kind: 'provider', name })
/** A customer in person. */
export const customerActor = (id: string | null): ChangeActor => ({ kind: 'customer', id })

/** The member of staff in person, for columns that name staff; null for everybody else. */
export function staffIdOf(by: ChangeActor): string | null {
  if (by.kind === 'staff') return by.id
  return by.kind === 'colleague' ? by.staff.id : null
}

/** How an audit entry keeps the actor: its kind, and the customer's id or the name of the provider or job. */
export function actorColumns(by: ChangeActor): { actorKind: Word<'auditActor'>; actorId: string | null; actorName: string | null } {
  const columns = { actorKind: by.kind, actorId: staffIdOf(by) }
  if (by.kind === 'colleague') return { ...columns, actorName: by.customerId }
  if (by.kind === 'customer') return { ...columns, actorName: by.id }
  return { ...columns, actorName: by.kind === 'staff' ? null : by.name }
}
