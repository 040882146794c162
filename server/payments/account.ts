// The gateways of a tenant: which are offered to customers, and the accounts with them.
import { sql } from 'kysely'
import { gatewayNames, type GatewayName } from '../../src/schema/payments/online.ts'
import type { Account } from '../core/gateways/payments.ts'
import { findFlags, findSettings } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { plainRow } from '../core/access/present.ts'

/** A payment that is made through a gateway, in SQL. */
export const throughGateway = sql`provider in (${sql.join([...gatewayNames])})`

/** The settings with each gateway's account: its token, and what proves its notices. */
const accountFields = {
  tamara: ['tamaraToken', 'tamaraNotificationToken'],
  moyasar: ['moyasarSecretKey', 'moyasarWebhookSecret'],
} as const satisfies Record<GatewayName, readonly [keyof RowOf<'settings'>, keyof RowOf<'settings'>]>
/** The trouble of a payment whose tenant has no account with its gateway any more. */
export const noAccount = (name: GatewayName): string => `${accountFields[name][0]}?`

/** The tenant's account with a gateway, decrypted; undefined when there is none. Must not leave the server. */
export async function findAccount(tx: Scope, name: GatewayName): Promise<(Account & { noticeKey: string }) | undefined> {
  const settings = plainRow('settings', await findSettings(tx))
  const [token, key] = accountFields[name].map((field) => settings[field])
  return token ? { token, noticeKey: key ?? '' } : undefined
}

/** The tenant's accounts, by gateway. */
export async function findAccounts(tx: Scope): Promise<Partial<Record<GatewayName, Account>>> {
  const found: Partial<Record<GatewayName, Account>> = {}
  for (const name of gatewayNames) {
    const account = await findAccount(tx, name)
    if (account) found[name] = account
  }
  return found
}

/** The ways to pay online that the tenant offers. Orders of the others are still settled and refunded. */
export async function findWays(tx: Scope): Promise<GatewayName[]> {
  const { TAMARA_INTEGRATION: tamara } = await findFlags(tx)
  const offered: Record<GatewayName, boolean> = { tamara: tamara !== false, moyasar: (await findSettings(tx)).cardPayments }
  return gatewayNames.filter((name) => offered[name])
}
