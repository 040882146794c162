// Active currencies, the tenant's own first.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { findSettings } from '../core/time/workshop.ts'
import { listRows, type Scope } from '../core/db/repository.ts'

/** The active currencies. */
export async function listCurrencies(tx: Scope): Promise<OutputOf<'currencies'>> {
  const { currencyCode } = await findSettings(tx)
  const { data, total } = await listRows(tx, 'multiCurrency', { page: 1, size: 1000, conditions: [sql`active`] })
  const shown = data.map(({ id, code, name, symbol, minorDigits }) => ({
    id,
    code,
    name,
    symbol,
    minorDigits,
    isDefault: code === currencyCode,
  }))
  return { data: [...shown.filter(({ isDefault }) => isDefault), ...shown.filter(({ isDefault }) => !isDefault)], total }
}
