// A row on its way out: secrets unsealed or masked, personal data masked for those who may read but not change it.
import { passes, rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { maskMobile } from '../../../src/schema/core/values/mobile.ts'
import type { UploadKind } from '../../../src/schema/core/uploads.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { unseal } from '../db/seal.ts'
import { openAddress } from '../files/signing.ts'

const maskText = (value: string): string => '•'.repeat(Math.max(3, value.length - 2)) + value.slice(-2)
const mask = (value: unknown, kind: string): unknown =>
  typeof value !== 'string' ? null : kind === 'mobile' ? maskMobile(value) : maskText(value)
const plain = (value: unknown): string => (String(value).startsWith('v1.') ? unseal(String(value)) : String(value))

/** What an edit replaced, field by field: personal data masked unless `full`; secrets and what never leaves the server only named. */
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

// The audit names rows of every resource without their fields: only who may change all of them sees personal data there.
const changesAll = (actor: Actor | null, name: ResourceName): boolean =>
  actor === null || rowRule(actor, resources[name], 'edit').some((conditions) => conditions.length === 0)

function presentAudit<R extends Row>(row: R, actor: Actor | null): R {
  const of = String(row['resource']) as ResourceName
  return of in resources ? { ...row, changes: presentChanges(of, row['changes'] as Changes, changesAll(actor, of)) } : row
}

/** The row with its secrets in clear, for work inside the server; never answered as it is. */
export const plainRow = <R extends Row>(name: ResourceName, row: R): R =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, fieldsOf(name)[field]?.secret && typeof value === 'string' ? plain(value) : value]),
  ) as R

/** The row as this person may see it; in lists secrets are masked for everybody. */
export function presentRow<R extends Row>(name: ResourceName, row: R, actor: Actor | null, where: 'list' | 'show'): R {
  if (name === 'audit') return presentAudit(row, actor)
  const full = actor === null || passes(rowRule(actor, resources[name], 'edit'), actor, row)
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

// Anyone who may see a file's row may open the file, for a while.
const withAddress = (row: Row): Row => ({ ...row, url: openAddress(String(row['url']), row['kind'] as UploadKind) })

/** The fields that name a row, for references: no personal data. */
export function namingFields(name: ResourceName): string[] {
  const { title, subtitle = [], namedWith = [] } = resources[name]
  const fields = fieldsOf(name)
  return [...title, ...subtitle, ...namedWith].filter((field) => !fields[field]?.pii)
}

/** Only what names the row. */
export function nameRow(name: ResourceName, row: Row): Row {
  const named = Object.fromEntries(['id', ...namingFields(name)].map((field) => [field, row[field] ?? null]))
  return name === 'files' ? withAddress(named) : named
}
