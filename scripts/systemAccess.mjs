// Where the server reads or writes past the rights of anyone who asks: every file with such places, and how many it has, stands in
// scripts/systemAccess.json, so that a new one is seen in review. Run alone it checks the whole tree; with --write it writes the list anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

// Work as the system, in handlers of calls and in what they call; and in handlers also the database itself.
const places = /\.asSystem\(|\bacting\(\s*call\b|\bactingAs\(|\bengine\s*\.\s*(?:scoped|read|asOwner|snapshot|db)\b/g
// The one way to the database itself, and work that nobody asks for: start, backup, demo rows.
const elsewhere = /^server\/(core\/(?!db\/|http\/|commit\/|access\/|live\/)|demo\/|\w+\.ts$)/
// Only what handlers are made of takes the database by itself; actions get their transaction from a handler.
const ofRoutes = /^server\/(core\/http\/|\w+\/handlers(\/|\.ts$))/

/** How many such places a file has. `file` is relative to the root, with slashes. */
export function placesIn(file, text) {
  if (elsewhere.test(file)) return 0
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  const found = code.match(places) ?? []
  return ofRoutes.test(file) ? found.length : found.filter((one) => one === '.asSystem(').length
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The files of a tree that have such places, with how many. */
export function countTree(root) {
  const counted = filesBelow(root, 'server')
    .sort()
    .map((file) => [file, placesIn(file, readFileSync(join(root, file), 'utf8'))])
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

/** What differs from the reviewed list, as readable lines: more places than were reviewed, and fewer, so that the list stays true. */
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
  const differences = differencesOf(counted, JSON.parse(readFileSync(list, 'utf8')))
  for (const one of differences) console.error(one)
  process.exitCode = differences.length > 0 ? 1 : 0
}
