// Who writes rows of resources: only server/core/commit. Every write without an audit entry has a reason and is counted here. Run alone
// (with tsx, for the schema) it checks the whole server. Docs: docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { importsOf } from './imports.mjs'

/** The number of writes without an audit entry. One more needs a convincing reason in review, one less lowers this. */
export const exceptions = 99

const statements = 'server/core/db/writes.ts'
// Besides commit: the demo's and a new tenant's first rows, which have no history, and modules that copy whole tables.
const mayImport = ['server/core/db/', 'server/core/commit/', 'server/core/demo/', 'server/demo/', 'server/openTenant.ts']
const mayWriteSql = ['server/core/db/', 'server/core/commit/', 'server/core/backup/', 'server/core/demo/', 'server/demo/']
const exceptionCalls = ['unaudited', 'insertUnaudited', 'updateUnaudited', 'removeUnaudited']
const written = /(?<!\bfor )\b(?:insert into|update|delete from)\s+(?:"?(\w+)"?|(\$))/gi

const isIn = (file, places) => places.some((place) => file.startsWith(place))

/** A server file's violations as readable lines, and its number of exceptions. */
export function writesOf(file, text, resources) {
  const complaints = []
  let made = 0
  for (const { specifier } of importsOf(file, text)) {
    const target = specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier
    if (target === statements && !isIn(file, mayImport)) complaints.push(`${file} imports ${statements}: rows are written by commit.`)
  }
  const visit = (node, excepted) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach((one) => visit(one, excepted))
    const called = node.type === 'CallExpression' ? node.callee?.name : undefined
    const exception = exceptionCalls.includes(called)
    if (exception && !isIn(file, ['server/core/commit/'])) made += 1
    if (node.type === 'TaggedTemplateExpression' && node.tag?.name === 'sql' && !excepted && !isIn(file, mayWriteSql)) {
      const query = node.quasi.quasis.map(({ value }) => value.raw).join('$')
      for (const [, table, unnamed] of query.matchAll(written))
        if (unnamed || resources.has(table))
          complaints.push(
            `${file} writes ${table ?? 'a table that it does not name'} by SQL of its own: use commit, or unaudited with a reason.`,
          )
    }
    for (const value of Object.values(node)) visit(value, excepted || called === 'unaudited')
  }
  visit(parseSync(file, text).program, false)
  return { complaints, made }
}

/** All violations in a tree. */
export function checkWrites(root, resources) {
  const files = readdirSync(join(root, 'server'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const found = files.map((file) => writesOf(file, readFileSync(join(root, file), 'utf8'), resources))
  const made = found.reduce((sum, one) => sum + one.made, 0)
  const counted = made === exceptions ? [] : [`${made} writes have no audit entry, and scripts/writes.mjs names ${exceptions}.`]
  return [...found.flatMap(({ complaints }) => complaints), ...counted]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { resources } = await import('../src/schema/resources.ts')
  const complaints = checkWrites(dirname(import.meta.dirname), new Set(Object.keys(resources)))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
