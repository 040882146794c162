// Counts the places where the server reads or writes without the caller's rights: scripts/systemAccess.json lists every file with their
// number, so that a new one is seen in review. Routes and handlers that reach the engine itself are refused. Run alone it checks the whole
// tree; with --write it writes the list.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

// System access in handlers and in the functions they call; in handlers also through `acting`.
const places = /\.asSystem\(|\bacting(?:In)?\(\s*(?:call|staff|session)\b/g
// The engine, as a member or taken out of the services.
const engine = /\.\s*engine\b|\{[^{}]*\bengine\b[^{}]*\}\s*(?::\s*Services|=\s*[\w.]*services\b)/g
// What routes and handlers get their database from.
const givesDatabase = ['server/core/http/request.ts', 'server/core/http/session.ts', 'server/core/http/rateLimits.ts']
// Files that implement access to the database, and work without a caller: start, backup, demo rows.
const elsewhere = /^server\/(core\/(?!db\/|http\/|commit\/|access\/|live\/)|demo\/|\w+\.ts$)/
// Where routes and handlers are, besides files that add routes.
const ofRoutes = /^server\/(core\/http\/|\w+\/(\w+\/)?handlers(\/|\.ts$))/
const addsRoutes = /\bFastifyInstance\b|\bPartial<Handlers>/

const isRoute = (file, text) => ofRoutes.test(file) || addsRoutes.test(text)
const codeOf = (text) => text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')

/** The number of such places in a file. `file` is relative to the root, with slashes. */
export function placesIn(file, text) {
  if (elsewhere.test(file)) return 0
  const found = codeOf(text).match(places) ?? []
  return isRoute(file, text) ? found.length : found.filter((one) => one === '.asSystem(').length
}

/** The places where a route or handler reaches the engine. */
export function engineIn(file, text) {
  if (elsewhere.test(file) || givesDatabase.includes(file) || !isRoute(file, text)) return 0
  return (codeOf(text).match(engine) ?? []).length
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The files of a tree with such places, and their numbers. */
export function countTree(root, placesOf = placesIn) {
  const counted = filesBelow(root, 'server')
    .sort()
    .map((file) => [file, placesOf(file, readFileSync(join(root, file), 'utf8'))])
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** The routes and handlers of a tree that reach the engine, as readable lines. */
export const enginesOf = (root) =>
  Object.keys(countTree(root, engineIn)).map(
    (file) => `${file} reaches the engine: take the database of the call or of server/core/http/session.ts.`,
  )

/** The differences from the reviewed list as readable lines: more places than reviewed, and fewer, so that the list stays correct. */
export function differencesOf(counted, reviewed) {
  return [...new Set([...Object.keys(counted), ...Object.keys(reviewed)])].sort().flatMap((file) => {
    const [now = 0, before = 0] = [counted[file], reviewed[file]]
    if (now === before) return []
    return now > before
      ? [
          `${file} has ${now} places that work past the caller's rights, ${before} were reviewed: read through call.db, or say why in scripts/systemAccess.json.`,
        ]
      : [
          `${file} has ${now} places that work past the caller's rights, ${before} were reviewed: lower its number in scripts/systemAccess.json.`,
        ]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(import.meta.dirname)
  const list = join(import.meta.dirname, 'systemAccess.json')
  const counted = countTree(root)
  if (process.argv.includes('--write')) writeFileSync(list, `${JSON.stringify(counted, null, 2)}\n`)
  const differences = [...enginesOf(root), ...differencesOf(counted, JSON.parse(readFileSync(list, 'utf8')))]
  for (const one of differences) console.error(one)
  process.exitCode = differences.length > 0 ? 1 : 0
}
