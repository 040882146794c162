import type { Account } from '../../gateways/payments/payments.ts'
import { findSettings } from '../../booking/workshop.ts'
import type { Scope } from '../../db/repository.ts'
import { plainRow } from '../../present.ts'

/** The tenant's account with Tamara, in clear; undefined while there is none. Never leaves the server. */
export async function findAccount(tx: Scope): Promise<(Account & { noticeKey: string }) | undefined> {
  const { tamaraToken, tamaraNotificationToken } = plainRow('settings', await findSettings(tx))
  return tamaraToken ? { token: tamaraToken, noticeKey: tamaraNotificationToken ?? '' } : undefined
}
