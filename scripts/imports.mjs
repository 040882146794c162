// Who may import whom: default deny, by the room a file is in. Docs: docs/architecture.md. Run alone it checks the whole tree.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

const react = ['react', 'react-dom', 'react/jsx-runtime']
const providers = ['schema', 'http', 'session', 'i18n', 'tokens', 'media', 'push', 'dataProvider', 'authProvider']
/** The rooms, most particular first: which rooms (`own` is always allowed) and which packages a file there may import. */
export const rooms = [
  { room: 'src/schema', rooms: [], packages: ['zod', 'libphonenumber-js/mobile', 'sms-segments-calculator'] },
  { room: 'src/tokens', rooms: [], packages: [] },
  { room: 'src/session', rooms: ['schema'], packages: ['react'] },
  { room: 'src/http', rooms: ['schema', 'session'], packages: ['react'] },
  { room: 'src/i18n', rooms: ['schema', 'session'], packages: ['react', 'ra-core', 'ra-i18n-polyglot', 'ra-language-english'] },
  { room: 'src/media', rooms: ['http', 'schema'], packages: ['react', 'browser-image-compression', 'heic-to'] },
  { room: 'src/push', rooms: [], packages: ['react'] },
  { room: 'src/dataProvider', rooms: ['schema', 'http', 'session', 'i18n'], packages: ['ra-core', 'ra-data-simple-rest'] },
  { room: 'src/authProvider', rooms: ['schema', 'http', 'session', 'i18n'], packages: ['ra-core'] },
  {
    room: 'src/landing',
    rooms: ['schema', 'http', 'session', 'i18n', 'media', 'push', 'tokens'],
    packages: [...react, 'zod', 'wouter', 'altcha-lib'],
  },
  { room: 'src/admin', rooms: providers, packages: '*' },
  { room: 'src/main.tsx', rooms: ['admin', 'landing', ...providers], packages: ['@fontsource-variable/vazirmatn'] },
  {
    room: 'server',
    rooms: ['schema', 'tokens'],
    files: ['src/i18n/translate.ts', 'src/i18n/plural.ts', 'src/i18n/format.ts'],
    packages: '*',
  },
]
// SQL is written where a tenant's scope is given to it, and nowhere else.
const sqlRooms = [
  'server/db/',
  'server/actions/',
  'server/backup/',
  'server/booking/',
  'server/jobs/',
  'server/gateways/',
  'server/demo/',
  'server/sessions.ts',
  'server/routes/landingPage.ts',
]
// What a phone would have to load and run whole for one shape in it.
const everyCall = ['src/schema/endpoints.ts', 'src/schema/wire.ts', 'src/schema/resources/index.ts']
// Libraries of the admin's kind weigh more than the whole landing may.
const heavy = /^(react-admin|ra-|@mui\/|@emotion\/)/

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const roomOf = (file) => rooms.find(({ room }) => file === room || file.startsWith(`${room}/`))
const flowOf = (file) => /^src\/landing\/flows\/([^/]+)\//.exec(file)?.[1]
const isSql = (name) => name === 'sql'

/** Every import of a module: what, whether only its types, and which names. */
export function importsOf(file, text) {
  const { module } = parseSync(file, text)
  const names = (entries) => entries.map(({ importName }) => importName?.name ?? '')
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: names(entries),
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({
        specifier: moduleRequest.value,
        names: [],
        typesOnly: isType,
      })),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    names: [],
    typesOnly: false,
    lazy: true,
  }))
  return [...fixed, ...passed, ...later]
}

/** What a file of the tree imports against the rules, as readable lines. `file` is relative to the root, with slashes. */
export function complaintsOf(file, imports) {
  const own = roomOf(file)
  if (!own) return [`${file} is in no room: name its room in scripts/imports.mjs.`]
  return imports.flatMap(({ specifier, names, lazy, typesOnly }) => {
    if (names.some(isSql) && specifier === 'kysely' && !sqlRooms.some((room) => file.startsWith(room)))
      return [`${file} writes SQL; only ${sqlRooms.join(', ')} do.`]
    if (!specifier.startsWith('.')) return packageComplaint(file, own, specifier)
    const target = posix.normalize(posix.join(posix.dirname(file), specifier.split('?')[0]))
    const other = roomOf(target)
    if (own.room === 'src/main.tsx' && /^src\/(admin|landing)\//.test(target) && !lazy)
      return [`${file} imports ${target}, but loads it lazily only.`]
    if (own.room === 'src/landing' && everyCall.includes(target) && !typesOnly)
      return [
        `${file} imports ${target}, which brings every call and resource along: types only, and the shapes themselves from a file of their own.`,
      ]
    if (flowOf(file) && flowOf(target) && flowOf(file) !== flowOf(target))
      return [`${file} imports ${target}: a flow imports no other flow.`]
    if (other === own || own.files?.includes(target)) return []
    if (other && other.room.startsWith('src/') && own.rooms.includes(other.room.slice(4))) return []
    return [`${file} imports ${target}: ${own.room} may import ${own.rooms.join(', ') || 'no other room'} only.`]
  })
}

function packageComplaint(file, { room, packages }, specifier) {
  if (specifier.startsWith('node:')) return room === 'server' ? [] : [`${file} imports ${specifier}: only server runs in Node.`]
  // Papers are drawn by a renderer of React elements; no page is.
  const paper = file.startsWith('server/papers/')
  if (room === 'server' && (heavy.test(specifier) || (react.includes(packageOf(specifier)) && !paper)))
    return [`${file} imports ${specifier}: server draws no pages.`]
  if (packages === '*' || packages.includes(packageOf(specifier)) || packages.includes(specifier)) return []
  return [`${file} imports ${specifier}: ${room} may import ${packages.join(', ') || 'no package'} only.`]
}

/** The circles among modules, each told once. Types alone make none: they are gone when the program runs. */
export function circlesOf(graph) {
  const state = new Map()
  const circles = []
  const visit = (file, path) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') return void circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** Everything that is wrong in a tree. */
export function checkTree(root) {
  const complaints = []
  const graph = new Map()
  for (const file of ['src', 'server'].flatMap((folder) => filesBelow(root, folder)).sort()) {
    const imports = importsOf(file, readFileSync(join(root, file), 'utf8'))
    complaints.push(...complaintsOf(file, imports))
    graph.set(
      file,
      imports
        .filter(({ typesOnly, lazy, specifier }) => !typesOnly && !lazy && specifier.startsWith('.'))
        .map(({ specifier }) => posix.normalize(posix.join(posix.dirname(file), specifier.split('?')[0]))),
    )
  }
  return [...complaints, ...circlesOf(graph).map((circle) => `A circle: ${circle}`)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkTree(dirname(import.meta.dirname))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
