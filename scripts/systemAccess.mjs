// Counts the places where the server reads or writes without the caller's rights: scripts/systemAccess.json lists every file with their
// number, so that a new one is seen in review. Run alone it checks the whole tree; with --write it writes the list.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

// System access in handlers and in the functions they call; in handlers also direct access to the database.
const places = /\.asSystem\(|\bacting\(\s*call\b|\bactingAs\(|\bengine\s*\.\s*(?:scoped|read|asOwner|snapshot|db)\b/g
// Files that implement access to the database, and work without a caller: start, backup, demo rows.
const elsewhere = /^server\/(core\/(?!db\/|http\/|commit\/|access\/|live\/)|demo\/|\w+\.ts$)/
// Only handlers may open a transaction directly; other functions get theirs from a handler.
const ofRoutes = /^server\/(core\/http\/|\w+\/handlers(\/|\.ts$))/

/** The number of such places in a file. `file` is relative to the root, with slashes. */
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

/** The files of a tree with such places, and their numbers. */
export function countTree(root) {
  const counted = filesBelow(root, 'server')
    .sort()
    .map((file) => [file, placesIn(file, readFileSync(join(root, file), 'utf8'))])
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

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
  const differences = differencesOf(counted, JSON.parse(readFileSync(list, 'utf8')))
  for (const one of differences) console.error(one)
  process.exitCode = differences.length > 0 ? 1 : 0
}
