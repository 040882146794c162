// Limits of instalment payments: both the tenant's and the provider's apply.
import type { Account, ProviderLimits } from '../core/gateways/payments.ts'
import { ProviderError } from '../core/gateways/payments.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

const keptFor = 600_000
const kept = new WeakMap<object, Map<string, { at: number; limits: ProviderLimits }>>()

/** The provider's limits, at most ten minutes old; undefined while it does not answer. */
export async function providerLimits(
  services: Services,
  tenantId: string,
  account: Account,
  currency: string,
): Promise<ProviderLimits | undefined> {
  const known = kept.get(services.payments) ?? new Map<string, { at: number; limits: ProviderLimits }>()
  kept.set(services.payments, known)
  const key = `${tenantId}:${currency}:${account.token}`
  const now = services.now().getTime()
  const found = known.get(key)
  if (found && now - found.at < keptFor) return found.limits
  try {
    const limits = await services.payments.limits(account, currency)
    known.set(key, { at: now, limits })
    return limits
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}

/** Why an amount cannot be paid in instalments. */
export type LimitProblem = 'overLimit' | 'underLimit'

/** The problem with an amount under both limits, if any. */
export function checkLimits(
  amount: number,
  { orderLimit }: Pick<RowOf<'settings'>, 'orderLimit'>,
  limits: ProviderLimits,
): LimitProblem | null {
  if (amount < limits.min) return 'underLimit'
  return amount > limits.max || (orderLimit !== null && amount > orderLimit) ? 'overLimit' : null
}

/** The longest instalment plan for the amount; the remainder of the division is in the first part. Minor units. */
export function planFor(amount: number, { plans }: ProviderLimits): { instalments: number; first: number; each: number } | null {
  const counts = plans.filter(({ min, max }) => amount >= min && amount <= max).map(({ instalments }) => instalments)
  const instalments = Math.max(0, ...counts)
  if (instalments === 0) return null
  const each = Math.floor(amount / instalments)
  return { instalments, first: amount - each * (instalments - 1), each }
}
