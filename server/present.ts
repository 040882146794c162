// A row on its way out: secrets unsealed or masked, personal data masked for those who may read but not change it.
import { passes, rowRule, type Actor } from '../src/schema/access.ts'
import { resources, type ResourceName } from '../src/schema/resources/index.ts'
import { maskMobile } from '../src/schema/mobile.ts'
import { fieldsOf, type Row } from './db/rows.ts'
import { unseal } from './db/seal.ts'

const maskText = (value: string): string => '•'.repeat(Math.max(3, value.length - 2)) + value.slice(-2)
const mask = (value: unknown, kind: string): unknown =>
  typeof value !== 'string' ? null : kind === 'mobile' ? maskMobile(value) : maskText(value)
const plain = (value: unknown): string => (String(value).startsWith('v1.') ? unseal(String(value)) : String(value))

/** The row as this person may see it; in lists secrets are masked for everybody. */
export function presentRow<R extends Row>(name: ResourceName, row: R, actor: Actor | null, where: 'list' | 'show'): R {
  const full = actor === null || passes(rowRule(actor, resources[name], 'edit'), actor, row)
  const shown: Row = { ...row }
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const value = shown[field]
    if (one.writeOnly) delete shown[field]
    else if (value === null || value === undefined) shown[field] = null
    else if (one.secret) shown[field] = full && where === 'show' ? plain(value) : maskText(plain(value))
    else if (one.pii && !full) shown[field] = mask(value, one.kind)
  }
  return shown as R
}

/** The fields that name a row, for references: no personal data. */
export function namingFields(name: ResourceName): string[] {
  const { title, subtitle = [], namedWith = [] } = resources[name]
  const fields = fieldsOf(name)
  return [...title, ...subtitle, ...namedWith].filter((field) => !fields[field]?.pii)
}

/** Only what names the row. */
export const nameRow = (name: ResourceName, row: Row): Row =>
  Object.fromEntries(['id', ...namingFields(name)].map((field) => [field, row[field] ?? null]))
