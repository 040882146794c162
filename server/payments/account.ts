import type { Account } from '../core/gateways/payments.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import { plainRow } from '../core/access/present.ts'

/** The tenant's Tamara account, decrypted; undefined when there is none. Must not leave the server. */
export async function findAccount(tx: Scope): Promise<(Account & { noticeKey: string }) | undefined> {
  const { tamaraToken, tamaraNotificationToken } = plainRow('settings', await findSettings(tx))
  return tamaraToken ? { token: tamaraToken, noticeKey: tamaraNotificationToken ?? '' } : undefined
}
