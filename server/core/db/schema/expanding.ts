// Finds statements of migrations that older code may not survive or that block other users; statements not known to be harmless are
// reported.
import { markersOf } from '../migrationFiles.ts'
import { statementsOf } from './statements.ts'

interface File {
  /** Tables ('table') and columns ('table.column') that the file itself creates, and that nobody uses yet. */
  made: ReadonlySet<string>
  alone: boolean
  /** Whether the file declares with `-- locks: why` that it may block users of the table. */
  locks: boolean
}
const name = '"?(\\w+)"?'
const at = (pattern: string) => new RegExp(`^${pattern}`, 'is')

const patterns = {
  table: at(`create table (?:if not exists )?${name}`),
  column: at(`alter table ${name} add column (?:if not exists )?${name}(.*)$`),
  index: at(`create (unique )?index (concurrently )?(?:if not exists )?${name} on ${name}(.*)$`),
  constraint: at(`alter table ${name} add constraint ${name} (.*)$`),
  function: at(`create (?:or replace )?function ${name}`),
  revoked: at(`revoke (?:all|execute) on function ${name}`),
  altered: at(`alter table ${name} `),
  settings: at(`alter table ${name} set \\(`),
  wider: at(`alter table ${name} alter column ${name} (?:set default|drop not null)`),
  harmless: at('(?:create (?:or replace )?trigger|create sequence|grant|comment on|insert into)\\b'),
  slow: at('(?:update|delete from|with)\\b'),
} as const
const quick = /^[^()]*(?:\bdefault (?:'[^']*'|-?[\w.]+|now\(\)|'[^']*'::\w+))?[^()]*$/is
const slowDefault = /\b(?:serial|bigserial|generated|references|unique|check|primary key)\b/i

const mustRequire = (rest: string): boolean => /\bnot null\b/i.test(rest) && !/\bdefault\b/i.test(rest)
const columnsIn = (rest: string): string[] =>
  [...(/\(([^)]*)\)/.exec(rest)?.[1]?.matchAll(/"?(\w+)"?/g) ?? [])].map(([, column = '']) => column)

/** Why a statement does more than add, or blocks other users; undefined when it is harmless. */
function problemOf(statement: string, { made, alone, locks }: File): string | undefined {
  const isNew = (table = '') => made.has(table)
  if (patterns.table.test(statement) || patterns.function.test(statement) || patterns.harmless.test(statement)) return undefined
  if (patterns.wider.test(statement) || patterns.settings.test(statement)) return undefined
  const revoked = patterns.revoked.exec(statement)
  if (revoked) return isNew(`${revoked[1]}()`) ? undefined : 'takes a right away that older code may use'
  const altered = patterns.altered.exec(statement)
  if (altered && isNew(altered[1])) return undefined
  const [, , , rest = ''] = patterns.column.exec(statement) ?? []
  if (rest !== '') {
    if (mustRequire(rest)) return 'adds a column that older code does not fill: give it a default, and keep that'
    if (slowDefault.test(rest) || !quick.test(rest)) return 'adds a column that has every row written or read anew'
    return undefined
  }
  const [index, unique, concurrently, , on = '', of = ''] = patterns.index.exec(statement) ?? []
  if (index !== undefined) {
    if (isNew(on)) return undefined
    if (unique && !columnsIn(of).some((column) => made.has(`${on}.${column}`))) return 'adds a rule that what older code writes may break'
    return (concurrently && alone) || locks ? undefined : 'keeps writers waiting: "-- alone" and "create index concurrently if not exists"'
  }
  const [constraint, table = '', , what = ''] = patterns.constraint.exec(statement) ?? []
  if (constraint !== undefined) {
    if (!columnsIn(what).some((column) => made.has(`${table}.${column}`))) return 'adds a rule that what older code writes may break'
    return /\bnot valid$/i.test(what) || locks ? undefined : 'reads the whole table under a lock: add "not valid"'
  }
  if (/^alter table \S+ validate constraint/i.test(statement) && alone) return undefined
  if (patterns.slow.test(statement))
    return locks ? undefined : 'holds the rows that it changes until it is over: "-- locks: why that is short"'
  return 'is not known to only add'
}

/** Statements that may run again after an interrupted migration. */
const again = /\bif (?:not )?exists\b|^create or replace|^alter table \S+ validate constraint|^grant\b/i

/** The tables and columns that a file's statements create. */
function madeBy(statements: readonly string[]): Set<string> {
  const made = new Set<string>()
  for (const statement of statements) {
    const table = patterns.table.exec(statement)
    const column = patterns.column.exec(statement)
    const routine = patterns.function.exec(statement)
    if (table?.[1]) made.add(table[1])
    if (column) made.add(`${column[1]}.${column[2]}`)
    if (routine) made.add(`${routine[1]}()`)
  }
  return made
}

/**
 * The reasons why a migration must not run while older code is running, one line each; for a migration marked as a contract only its locks.
 * `before` is the text of the migration just before it: a migration that runs alone cannot add the columns of its unique indexes itself.
 */
export function expandingProblems(text: string, before = ''): string[] {
  const statements = statementsOf(text)
  const { needs, alone } = markersOf(text)
  const columns = alone ? [...madeBy(statementsOf(before))].filter((made) => made.includes('.')) : []
  const file = { made: new Set([...madeBy(statements), ...columns]), alone, locks: /^-- locks: \S/m.test(text) }
  return statements.flatMap((statement) => {
    const problem = problemOf(statement, file)
    const waits = problem !== undefined && /waiting|until it is over/.test(problem)
    const details = needs === null || waits ? problem : undefined
    const cut = alone && !again.test(statement) ? 'cannot be run again where it was cut off' : undefined
    return [details, cut].flatMap((one) => (one === undefined ? [] : [`${statement.split('\n')[0]}: ${one}`]))
  })
}
