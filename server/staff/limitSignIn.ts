// How often a password is tried, by OWASP's device cookies: a device on which somebody signed in before has tries of its own, and strangers
// share others, so that guessing slows the one who guesses.
import { Problem } from '../core/http/problem.ts'
import type { Device } from '../core/services.ts'
import type { RateRule } from '../../src/schema/core/rateRules.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { notify } from '../notifications/index.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { recordSignIn, type Origin } from './recordSignIn.ts'

/** An account that an e-mail address may mean: one in each tenant. */
export interface Account {
  tenantId: string
  staff: RowOf<'staff'>
}

/** Whom a device is known to: a person with their present password, so that a new password makes every device a stranger's. */
export const staffDevice = (tenantId: string, { id, password }: Pick<RowOf<'staff'>, 'id' | 'password'>): string =>
  `${tenantId}:${id}:${password ?? ''}`

/** The id of a device that one of the accounts was signed in on; null for a stranger. */
export const knownOf = (device: Device, accounts: readonly Account[]): string | null =>
  accounts.map(({ tenantId, staff }) => device.knows(staffDevice(tenantId, staff))).find((id) => id !== null) ?? null

/**
 * Runs `work`, a try to sign in with `email`. Only failures count: of a known device by itself, of strangers by address, by account from an
 * address, and by account. Throws tooManyRequests (429), which is recorded and of which the person is notified once an hour.
 */
export async function countingTries<R>(
  services: Services,
  { email, origin, known, accounts }: { email: string; origin: Origin; known: string | null; accounts: readonly Account[] },
  work: () => Promise<R>,
): Promise<R> {
  const { address } = origin
  const tries: [RateRule, string][] = known
    ? [['signInByDevice', known]]
    : [
        ['signInByAddress', address],
        ['signInByAddressAndAccount', `${address}:${email}`],
        ['signInByStrangers', email],
      ]
  for (const [rule, key] of tries)
    await services.rateLimits.take(rule, key).catch(async (refused: unknown) => {
      if (refused instanceof Problem && rule !== 'signInByAddress') await reportGuesses(services, accounts, origin)
      throw refused
    })
  const result = await work()
  // A whole office uses one address, and the right password from here does not forgive the guesses from elsewhere.
  for (const [rule, key] of tries) {
    if (rule === 'signInByDevice' || rule === 'signInByAddressAndAccount') await services.rateLimits.forget(rule, key)
    else await services.rateLimits.giveBack(rule, key)
  }
  return result
}

async function reportGuesses(services: Services, accounts: readonly Account[], origin: Origin): Promise<void> {
  for (const { tenantId, staff } of accounts) {
    await services.engine.scoped(tenantId, (tx) => recordSignIn(services, tx, staff.id, 'locked', origin))
    const first = await services.rateLimits.take('guessNotice', `${tenantId}:${staff.id}`).then(
      () => true,
      () => false,
    )
    if (!first) continue
    await services.engine.scoped(tenantId, async (tx) => {
      const person = await findRow(tx, 'staff', staff.id)
      if (!person) return
      await notify(services, tx, [person.id], { kind: 'signInGuessed', params: { address: origin.address } })
      await notifyOfAccount(services, tx, person, 'guessed')
    })
  }
}
