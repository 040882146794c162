// Limits of online payments: both the tenant's and the provider's apply.
import type { GatewayName } from '../../src/schema/payments/online.ts'
import type { Account, ProviderLimits } from '../core/gateways/payments.ts'
import { ProviderError } from '../core/gateways/payments.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

const keptFor = 600_000
const kept = new WeakMap<object, Map<string, { at: number; limits: ProviderLimits }>>()

/** The provider's limits, at most ten minutes old; undefined while it does not answer. */
export async function providerLimits(
  services: Services,
  gateway: GatewayName,
  tenantId: string,
  account: Account,
  currency: string,
): Promise<ProviderLimits | undefined> {
  const { limits: ask } = services.payments[gateway]
  const known = kept.get(ask) ?? new Map<string, { at: number; limits: ProviderLimits }>()
  kept.set(ask, known)
  const key = `${tenantId}:${currency}:${account.token}`
  const now = services.now().getTime()
  const found = known.get(key)
  if (found && now - found.at < keptFor) return found.limits
  try {
    const limits = await ask(account, currency)
    known.set(key, { at: now, limits })
    return limits
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}

/** Why an amount cannot be paid that way. */
export type LimitProblem = 'overLimit' | 'underLimit'

/** The problem with an amount under both limits, if any; the tenant's own is about paying later. */
export function checkLimits(
  gateway: GatewayName,
  amount: number,
  { orderLimit }: Pick<RowOf<'settings'>, 'orderLimit'>,
  limits: ProviderLimits,
): LimitProblem | null {
  if (amount < limits.min) return 'underLimit'
  return amount > limits.max || (gateway === 'tamara' && orderLimit !== null && amount > orderLimit) ? 'overLimit' : null
}

/** The longest instalment plan for the amount; the remainder of the division is in the first part. Minor units. */
export function planFor(amount: number, { plans }: ProviderLimits): { instalments: number; first: number; each: number } | null {
  const counts = plans.filter(({ min, max }) => amount >= min && amount <= max).map(({ instalments }) => instalments)
  const instalments = Math.max(0, ...counts)
  if (instalments === 0) return null
  const each = Math.floor(amount / instalments)
  return { instalments, first: amount - each * (instalments - 1), each }
}
