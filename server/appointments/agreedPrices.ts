// What a company pays for the services on the price list: less by the percentage that was agreed with it (docs/decisions/companies.md).
import { agreedPrice } from '../../src/schema/customers/index.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { packagesOf } from './deposits/terms.ts'

type Lines = RowOf<'appointments'>['services']

/** Packages as this customer pays for them. */
export const agreedPackages = <P extends { price: number }>({ priceListPercent }: RowOf<'customers'>, packages: readonly P[]): P[] =>
  packages.map((one) => ({ ...one, price: agreedPrice(one.price, priceListPercent) }))

/** Lines as their customer pays for them: those at the price of the list are reduced; a price that somebody typed, or reduced before, stays. */
export async function agreedLines(tx: Scope, customerId: unknown, lines: Lines): Promise<Lines> {
  if (lines.length === 0) return lines
  const customer = await findRow(tx, 'customers', String(customerId))
  if (!customer?.priceListPercent) return lines
  const packages = await packagesOf(tx, lines)
  const listed = new Map(packages.map(({ code, price }) => [code, price]))
  return lines.map((line) =>
    listed.get(line.code) === line.price ? { ...line, price: agreedPrice(line.price, customer.priceListPercent) } : line,
  )
}
