// Differences between two catalogs, and the statements that change the present one into the wanted one.
import type { Catalog, CatalogColumn, CatalogTable } from './catalog.ts'
import { quoted } from './catalog.ts'

/**
 * A statement and when it may run: while older code is running (`expand`), or only afterwards (`contract`); with `alone` outside a
 * transaction.
 */
export interface Step {
  statement: string
  when: 'expand' | 'contract'
  alone: boolean
}
/** One difference between the catalogs. */
export interface Difference {
  /** Kind and name: 'column leads.notes', 'index leads_search'. */
  what: string
  state: 'missing' | 'different' | 'surplus'
  /** The present and the wanted definition, in PostgreSQL's notation. */
  present?: string | undefined
  wanted?: string | undefined
}
/** All differences, and the statements that remove them in an executable order. */
export interface Comparison {
  differences: Difference[]
  steps: Step[]
}
/** Whether a column's default only serves rows that existed before the column: then having no default is equally correct. */
export type IsFillOnly = (table: string, column: string) => boolean

// The order of statements: obstacles are removed first, and prerequisites come before what needs them.
const order = [
  'loosen',
  'dropConstraint',
  'dropIndex',
  'function',
  'table',
  'column',
  'dropColumn',
  'constraint',
  'reference',
  'index',
  'validate',
  'rest',
  'dropTable',
  'dropFunction',
] as const
type Place = (typeof order)[number]

/**
 * The differences between two catalogs by meaning, with the statements that remove them. `fillOnly` tells whether a column may also lack
 * its default.
 */
export function compare(present: Catalog, wanted: Catalog, fillOnly: IsFillOnly): Comparison {
  const differences: Difference[] = []
  const steps: (Step & { place: Place })[] = []
  const add = (place: Place, when: Step['when'], statement: string, alone = false) =>
    steps.push({ place, when, statement: `${statement};`, alone })
  const note = (what: string, has: string | undefined, requested: string | undefined) => {
    differences.push({
      what,
      state: has === undefined ? 'missing' : requested === undefined ? 'surplus' : 'different',
      present: has,
      wanted: requested,
    })
  }
  /** Calls back for each name whose definitions differ. */
  const each = (
    kind: string,
    has: Record<string, string>,
    requested: Record<string, string>,
    differs: (name: string, is?: string, to?: string) => void,
  ) => {
    for (const name of [...new Set([...Object.keys(requested), ...Object.keys(has)])]) {
      if (has[name] === requested[name]) continue
      note(`${kind} ${name}`, has[name], requested[name])
      differs(name, has[name], requested[name])
    }
  }

  const grants = (what: string, has: readonly string[], requested: readonly string[], object: string) => {
    for (const one of has.filter((grant) => !requested.includes(grant))) {
      note(`grant on ${what}`, one, undefined)
      add('rest', 'contract', `REVOKE ${one.replace(' TO ', ` ON ${object} FROM `)}`)
    }
    for (const one of requested.filter((grant) => !has.includes(grant))) {
      note(`grant on ${what}`, undefined, one)
      add('rest', 'expand', `GRANT ${one.replace(' TO ', ` ON ${object} TO `)}`)
    }
  }

  function column(table: string, name: string, has: CatalogColumn | undefined, requested: CatalogColumn | undefined, isNew: boolean): void {
    const what = `column ${table}.${name}`
    const alter = `ALTER TABLE ${quoted(table)} ALTER COLUMN ${quoted(name)}`
    if (!requested) {
      note(what, has?.type, undefined)
      add('dropColumn', 'contract', `ALTER TABLE ${quoted(table)} DROP COLUMN ${quoted(name)}`)
      // Older code, which does not have this column, must still be able to insert rows.
      if (has && !has.nullable && has.default === null) add('column', 'expand', `${alter} DROP NOT NULL`)
      return
    }
    const comment = `COMMENT ON COLUMN ${quoted(table)}.${quoted(name)} IS ${requested.comment === null ? 'NULL' : `'${requested.comment.replaceAll("'", "''")}'`}`
    if (!has) {
      if (!isNew) {
        note(what, undefined, requested.type)
        add('column', 'expand', `ALTER TABLE ${quoted(table)} ADD COLUMN ${columnSql(name, requested)}`)
      }
      if (requested.comment !== null) add('rest', 'expand', comment)
      return
    }
    const said = ({ type, generated }: CatalogColumn) => (generated ? `${type} ${generated}` : type)
    if (said(has) !== said(requested)) {
      note(`type of ${what}`, said(has), said(requested))
      if (has.default !== null && has.generated === '') add('loosen', 'contract', `${alter} DROP DEFAULT`)
      add('column', 'contract', `${alter} TYPE ${requested.type} USING ${quoted(name)}::${requested.type}`)
      if (has.generated !== requested.generated)
        add(
          'column',
          'contract',
          requested.generated ? `${alter} ADD GENERATED ${requested.generated} AS IDENTITY` : `${alter} DROP IDENTITY IF EXISTS`,
        )
    }
    const retyped = said(has) !== said(requested) && has.default !== null
    if (has.default !== requested.default && !(has.default === null && fillOnly(table, name))) {
      note(`default of ${what}`, has.default ?? 'none', requested.default ?? 'none')
      add(
        'column',
        requested.default === null ? 'contract' : 'expand',
        requested.default === null ? `${alter} DROP DEFAULT` : `${alter} SET DEFAULT ${requested.default}`,
      )
    } else if (retyped) add('column', 'contract', `${alter} SET DEFAULT ${requested.default}`)
    if (has.nullable !== requested.nullable) {
      note(`${what} may be empty`, String(has.nullable), String(requested.nullable))
      add('column', requested.nullable ? 'expand' : 'contract', `${alter} ${requested.nullable ? 'DROP' : 'SET'} NOT NULL`)
    }
    if (has.comment !== requested.comment) {
      note(name === 'searchText' ? `search recipe of ${table}` : `comment on ${what}`, has.comment ?? 'none', requested.comment ?? 'none')
      add('rest', 'expand', comment)
    }
  }

  function compareTable(name: string, has: CatalogTable | undefined, requested: CatalogTable): void {
    const isNew = has === undefined
    const [on, alter] = [quoted(name), `ALTER TABLE ${quoted(name)}`]
    const old: CatalogTable = has ?? {
      columns: {},
      constraints: {},
      indexes: {},
      triggers: {},
      policies: requested.policies,
      settings: {},
      rowSecurity: requested.rowSecurity,
      grants: 'tenantId' in requested.columns ? requested.grants : [],
    }
    // security.ts adds policies and grants of a new table.
    if (isNew) {
      note(`table ${name}`, undefined, Object.keys(requested.columns).join(', '))
      const inside = Object.entries(requested.constraints).filter(([, is]) => isOwnRule(is))
      const lines = [
        ...Object.entries(requested.columns).map(([one, is]) => columnSql(one, fillOnly(name, one) ? { ...is, default: null } : is)),
        ...inside.map(([key, is]) => `CONSTRAINT ${quoted(key)} ${is}`),
      ]
      add('table', 'expand', `CREATE TABLE ${on} (\n  ${lines.join(',\n  ')}\n)`)
      old.constraints = Object.fromEntries(inside)
    }
    const columns = [...new Set([...Object.keys(requested.columns), ...Object.keys(old.columns)])]
    for (const one of columns) column(name, one, old.columns[one], requested.columns[one], isNew)
    const added = (is: string) => columnsIn(is).some((one) => one !== 'tenantId' && one in requested.columns && !(one in old.columns))
    each('constraint', old.constraints, requested.constraints, (key, is, to) => {
      const when = is === undefined && (isNew || (to !== undefined && added(to))) ? 'expand' : 'contract'
      if (is !== undefined) add('dropConstraint', 'contract', `${alter} DROP CONSTRAINT IF EXISTS ${quoted(key)}`)
      if (to === undefined) return
      const later = !isNew && /^(?:FOREIGN KEY|CHECK)/.test(to)
      add(
        to.startsWith('FOREIGN') ? 'reference' : 'constraint',
        when,
        `${alter} ADD CONSTRAINT ${quoted(key)} ${to}${later ? ' NOT VALID' : ''}`,
      )
      // Rows of a new column need no validation.
      if (later && when === 'contract') add('validate', 'contract', `${alter} VALIDATE CONSTRAINT ${quoted(key)}`, true)
    })
    each('index', old.indexes, requested.indexes, (key, is, to) => {
      const unique = [is, to].some((one) => one?.startsWith('UNIQUE '))
      const when = is !== undefined || (unique && !isNew && !(to !== undefined && added(to))) ? 'contract' : 'expand'
      if (is !== undefined) add('dropIndex', 'contract', `DROP INDEX CONCURRENTLY IF EXISTS ${quoted(key)}`, true)
      if (to === undefined) return
      const [, rule = '', rest = ''] = /^(UNIQUE )?(.*)$/s.exec(to) ?? []
      add('index', when, `CREATE ${rule}INDEX ${isNew ? '' : 'CONCURRENTLY IF NOT EXISTS '}${quoted(key)} ON ${on} USING ${rest}`, !isNew)
    })
    each(`trigger on ${name}`, old.triggers, requested.triggers, (key, is, to) => {
      if (to === undefined) add('loosen', 'contract', `DROP TRIGGER IF EXISTS ${quoted(key)} ON ${on}`)
      else if (is !== undefined && is.replace(' (switched off)', '') === to) add('rest', 'expand', `${alter} ENABLE TRIGGER ${quoted(key)}`)
      else add('rest', 'expand', to.replace(/^CREATE TRIGGER/, 'CREATE OR REPLACE TRIGGER'))
    })
    each(`setting of ${name}`, old.settings, requested.settings, (key, _, to) => {
      add('rest', to === undefined ? 'contract' : 'expand', to === undefined ? `${alter} RESET (${key})` : `${alter} SET (${to})`)
    })
    each(`policy on ${name}`, old.policies, requested.policies, (key, is, to) => {
      if (is !== undefined) add('loosen', 'contract', `DROP POLICY IF EXISTS ${quoted(key)} ON ${on}`)
      if (to !== undefined) add('rest', 'contract', `CREATE POLICY ${quoted(key)} ON ${on} ${to}`)
    })
    if (old.rowSecurity !== requested.rowSecurity) {
      note(`row-level security of ${name}`, old.rowSecurity || 'off', requested.rowSecurity || 'off')
      add('rest', 'contract', `${alter} ${requested.rowSecurity === '' ? 'DISABLE' : 'ENABLE'} ROW LEVEL SECURITY`)
      if (old.rowSecurity === 'forced' || requested.rowSecurity === 'forced')
        add('rest', 'contract', `${alter} ${requested.rowSecurity === 'forced' ? 'FORCE' : 'NO FORCE'} ROW LEVEL SECURITY`)
    }
    grants(name, old.grants, requested.grants, on)
  }

  for (const [name, requested] of Object.entries(wanted.tables)) compareTable(name, present.tables[name], requested)
  for (const name of Object.keys(present.tables).filter((one) => !(one in wanted.tables))) {
    note(`table ${name}`, 'a table', undefined)
    for (const [key, is] of Object.entries(present.tables[name]?.constraints ?? {}))
      if (is.startsWith('FOREIGN'))
        add('dropConstraint', 'contract', `ALTER TABLE ${quoted(name)} DROP CONSTRAINT IF EXISTS ${quoted(key)}`)
    add('dropTable', 'contract', `DROP TABLE ${quoted(name)}`)
  }
  for (const [name, requested] of Object.entries(wanted.functions)) {
    const has = present.functions[name]
    if (has?.definition !== requested.definition) {
      note(`function ${name}`, has?.definition, requested.definition)
      const remade = has !== undefined && has.returns !== requested.returns
      if (remade) add('dropIndex', 'contract', `DROP FUNCTION ${name}`)
      add('function', remade ? 'contract' : 'expand', requested.definition.trim())
    }
    // PostgreSQL grants EXECUTE on a new function to PUBLIC.
    grants(`function ${name}`, has?.grants ?? ['EXECUTE TO PUBLIC'], requested.grants, `FUNCTION ${name}`)
  }
  for (const name of Object.keys(present.functions).filter((one) => !(one in wanted.functions))) {
    note(`function ${name}`, 'a function', undefined)
    add('dropFunction', 'contract', `DROP FUNCTION ${name}`)
  }
  for (const one of present.others.filter((name) => !wanted.others.includes(name))) {
    note(one, 'is there', undefined)
    add('dropFunction', 'contract', `DROP ${one}`)
  }
  for (const one of wanted.others.filter((name) => !present.others.includes(name))) note(one, undefined, 'is asked for')
  const placed = order.flatMap((place) => steps.filter((one) => one.place === place))
  return { differences, steps: placed.map(({ statement, when, alone }) => ({ statement, when, alone })) }
}

const isOwnRule = (constraint: string): boolean => !constraint.startsWith('FOREIGN') || / REFERENCES tenants\(/.test(constraint)
const columnsIn = (definition: string): string[] =>
  [...(/\(([^)]*)\)/.exec(definition)?.[1]?.matchAll(/"?(\w+)"?/g) ?? [])].map(([, column = '']) => column)

function columnSql(name: string, { type, nullable, default: value, generated }: CatalogColumn): string {
  const made = generated === 'STORED' ? ` GENERATED ALWAYS AS (${value}) STORED` : generated ? ` GENERATED ${generated} AS IDENTITY` : ''
  return `${quoted(name)} ${type}${nullable ? '' : ' NOT NULL'}${made || (value === null ? '' : ` DEFAULT ${value}`)}`
}
