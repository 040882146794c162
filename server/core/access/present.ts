// Rows as they leave the server: secrets decrypted or masked, personal data masked for readers without the right to see it in the row.
import { isInClear, namedFields, passes, rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { customerFieldNames, type OwnRow } from '../../../src/schema/publicRows.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { maskMobile } from '../../../src/schema/core/values/mobile.ts'
import type { UploadKind } from '../../../src/schema/core/uploads.ts'
import type { RowOf } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { unseal } from '../db/seal.ts'
import { openAddress } from '../files/signing.ts'

const maskText = (value: string): string => '•'.repeat(Math.max(3, value.length - 2)) + value.slice(-2)
const mask = (value: unknown, kind: string): unknown => {
  // That there is an address is shown, and nothing of it.
  if (kind === 'address' && value) return { district: '•••' }
  return typeof value !== 'string' ? null : kind === 'mobile' ? maskMobile(value) : maskText(value)
}
const plain = (value: unknown): string => (String(value).startsWith('v1.') ? unseal(String(value)) : String(value))

/**
 * The changes of an audit entry, field by field: personal data is masked unless `full`; secrets and write-only fields show '•' instead of a
 * value.
 */
export function presentChanges(name: ResourceName, changes: Changes, full: boolean): Changes {
  const fields = fieldsOf(name)
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => {
      const one = fields[field]
      const shown = (value: unknown) =>
        value === null || value === undefined
          ? null
          : one?.secret || one?.writeOnly
            ? '•'
            : one?.pii && !full
              ? mask(value, one.kind)
              : value
      return [field, { from: shown(from), to: shown(to) }]
    }),
  )
}
type Changes = Record<string, { from?: unknown; to?: unknown }>

// An audit entry does not hold its whole row, so a row rule cannot be applied: personal data is shown to those who see it in every row of
// the resource, and where the query that read the entry found that they see it in its row (`relate`).
const changesAll = (actor: Actor | null, name: ResourceName): boolean =>
  actor === null || rowRule(actor, resources[name], 'unmask').some((conditions) => conditions.length === 0)

function presentAudit<R extends Row>(row: R, actor: Actor | null): R {
  const of = String(row['resource']) as ResourceName
  return of in resources ? { ...row, changes: presentChanges(of, row['changes'] as Changes, isInClear(row) || changesAll(actor, of)) } : row
}

/**
 * The row with its secrets decrypted, for use inside the server; never sent in an answer. Throws an Error for a value sealed with another
 * SECRET_KEY.
 */
export const plainRow = <R extends Row>(name: ResourceName, row: R): R =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, fieldsOf(name)[field]?.secret && typeof value === 'string' ? plain(value) : value]),
  ) as R

/**
 * The row as this person may see it: write-only fields removed, secrets masked in lists for everybody, personal data masked without the
 * right to see it. With `actor` null personal data is not masked.
 */
export function presentRow<R extends Row>(name: ResourceName, row: R, actor: Actor | null, where: 'list' | 'show'): R {
  if (name === 'audit') return presentAudit(row, actor)
  const full = actor === null || passes(rowRule(actor, resources[name], 'unmask'), actor, row)
  const shown: Row = { ...row }
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const value = shown[field]
    if (one.writeOnly) delete shown[field]
    else if (value === null || value === undefined) shown[field] = null
    else if (one.secret) shown[field] = full && where === 'show' ? plain(value) : maskText(plain(value))
    else if (one.pii && !full) shown[field] = mask(value, one.kind)
  }
  return (name === 'files' ? withAddress(shown) : shown) as R
}

/**
 * The row as callers who are not staff may read it: its declared fields alone, for a colleague who acts for the customer masked as for
 * them. Secrets are masked in lists.
 */
export function presentOwn<N extends ResourceName>(
  name: N,
  row: RowOf<N>,
  agent: Actor | null = null,
  where: 'list' | 'show' = 'list',
): OwnRow<N> {
  const shown = presentRow(name, row as Row, agent, where)
  return Object.fromEntries(customerFieldNames(name).map((field) => [field, shown[field]])) as OwnRow<N>
}

// A signed address that opens the file for a limited time.
const withAddress = (row: Row): Row => ({ ...row, url: openAddress(String(row['url']), row['kind'] as UploadKind) })

/** Whether callers who are not staff may read any field of the resource besides those that every row has. */
export const isRead = (name: ResourceName): boolean => customerFieldNames(name).some((field) => field in fieldsOf(name))

/** The names of the fields by which other rows show this row (title, subtitle, namedWith), without personal data. */
export function namingFields(name: ResourceName): string[] {
  const { title, subtitle = [], namedWith = [] } = resources[name]
  const fields = fieldsOf(name)
  return [...title, ...subtitle, ...namedWith].filter((field) => !fields[field]?.pii)
}

/** The row's id and naming fields, for `actor` those that they may see, and nothing else of it; for files also their signed URL. */
export function nameRow(name: ResourceName, row: Row, actor: Actor | null): Row {
  const shown = actor ? namedFields(actor, resources[name]) : undefined
  const named = Object.fromEntries(
    ['id', ...namingFields(name)].map((field) => [field, shown && field !== 'id' && !shown.includes(field) ? null : (row[field] ?? null)]),
  )
  return name === 'files' ? withAddress(named) : named
}
