// What holds across the fields of a company.
import type { Contact } from '../core/compounds.ts'
import type { Problem } from '../core/problems.ts'
import { addressDigits } from '../core/values/company.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The numbers of a national address have a fixed length. */
function addressProblems(address: unknown): Problem[] {
  if (typeof address !== 'object' || address === null) return []
  return Object.entries(addressDigits).flatMap(([part, count]): Problem[] => {
    const given = (address as Record<string, unknown>)[part] ?? null
    return given === null || new RegExp(`^\\d{${count}}$`).test(String(given))
      ? []
      : [{ path: `address.${part}`, key: 'validation.digits', params: { count } }]
  })
}

/**
 * A company is reached at its own mobile or through a contact, is no contact of its own, and has a whole national address; a person has no
 * contacts.
 */
export function checkCompany(row: Readonly<Record<string, unknown>>): Problem[] {
  const all = listOf(row['contacts']) as readonly Contact[]
  if (row['kind'] !== 'company')
    return (['contacts', 'drivers'] as const).flatMap((path): Problem[] =>
      listOf(row[path]).length > 0 ? [{ path, key: 'validation.companyOnly', params: {} }] : [],
    )
  const lone = (row['mobile'] ?? null) === null && all.length === 0
  return [
    ...addressProblems(row['address']),
    ...(lone ? (['contacts', 'mobile'] as const).map((path): Problem => ({ path, key: 'validation.companyContact', params: {} })) : []),
    ...(row['id'] !== undefined && all.some(({ customerId }) => customerId === row['id'])
      ? [{ path: 'contacts', key: 'validation.ownContact', params: {} } as const]
      : []),
  ]
}
