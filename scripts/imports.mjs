// Who may import whom, by layer and by feature. Docs: docs/architecture.md. `node scripts/imports.mjs` checks the whole tree.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

const react = ['react', 'react-dom', 'react/jsx-runtime']
const providers = ['schema', 'fields', 'http', 'session', 'i18n', 'tokens', 'media', 'push', 'map', 'dataProvider', 'authProvider']
const landing = {
  layers: ['schema', 'fields', 'http', 'session', 'i18n', 'media', 'push', 'map', 'tokens', 'embed'],
  packages: [...react, 'zod', 'wouter', 'altcha-lib', 'leaflet'],
}
/** The layers, the most specific first: which other layers and packages their files may import. A layer may always import itself. */
export const layers = [
  { layer: 'src/schema', layers: [], packages: ['zod', 'libphonenumber-js/mobile', 'sms-segments-calculator'] },
  { layer: 'src/tokens', layers: [], packages: [] },
  { layer: 'src/embed', layers: [], packages: [] },
  { layer: 'src/session', layers: ['schema'], packages: ['react'] },
  { layer: 'src/http', layers: ['schema', 'session'], packages: ['react'] },
  { layer: 'src/i18n', layers: ['schema', 'session'], packages: ['react', 'ra-core', 'ra-i18n-polyglot', 'ra-language-english'] },
  { layer: 'src/media', layers: ['http', 'schema'], packages: ['react', 'browser-image-compression', 'heic-to'] },
  { layer: 'src/push', layers: [], packages: ['react'] },
  { layer: 'src/map', layers: ['schema'], packages: ['react', 'leaflet', 'protomaps-leaflet'] },
  { layer: 'src/dataProvider', layers: ['schema', 'http', 'session', 'i18n'], packages: ['ra-core', 'ra-data-simple-rest'] },
  { layer: 'src/authProvider', layers: ['schema', 'http', 'session', 'i18n'], packages: ['ra-core'] },
  // A field kind's folder has parts for both sides; the file's name determines the side.
  { layer: 'src/fields', part: /^(admin|useAdmin)/, layers: ['admin', ...providers], packages: '*' },
  { layer: 'src/fields', part: /^landing/, layers: ['landing', ...landing.layers], packages: landing.packages },
  { layer: 'src/fields', layers: ['schema', 'i18n', 'http', 'media'], packages: [...react, 'libphonenumber-js/mobile'] },
  { layer: 'src/landing', ...landing },
  { layer: 'src/admin', layers: providers, packages: '*' },
  { layer: 'src/main.tsx', layers: ['admin', 'landing', ...providers], packages: ['@fontsource-variable/vazirmatn'] },
  {
    layer: 'server',
    layers: ['schema', 'tokens'],
    files: ['src/i18n/translate.ts', 'src/i18n/plural.ts', 'src/i18n/format.ts'],
    packages: '*',
  },
]
/** The features in order of dependency: each may import core, itself and those before it. */
export const features =
  'masters files messages notifications content settings customers staff vehicles appointments testDrives workshop leads cases fieldService payments loyalty garage showroom conversations surveys campaigns retention callCentre dashboard search transfer audit backgroundJobs integrations'.split(
    ' ',
  )
/**
 * What other features may import of a feature. Its calls are separate from its index.ts: the build inlines them into pages by their path,
 * and they import the list of resources, which is built from the index.ts files of the schema. Its rights are separate too: every resource
 * names a module of the access table, which is built from them.
 */
const publicFile = /^(src\/schema\/\w+\/(calls|access)|(src\/(schema|admin|landing)|server)\/\w+\/index|server\/\w+\/demo\/index)\.ts$/

// A handler calls a command or query; SQL is written there, with a tenant's scope.
const withoutSql = /^server\/(core\/http\/|\w+\.ts$)|\/handlers(\.ts$|\/)/
const withSql = ['server/core/http/onceByKey.ts', 'server/appointments/handlers/landingPage.ts', 'server/openTenant.ts']
// Lists of all features: a page that imports one would load all of it for a single value.
const registries = ['src/schema/endpoints.ts', 'src/schema/resources.ts', 'src/schema/textKey.ts']
// Imported by every layer, although it is built from all features.
const ground = [
  ...registries,
  ...['access', 'enumerations', 'messageKinds', 'publicRows', 'transitions'].map((name) => `src/schema/${name}.ts`),
]
// Libraries of the admin, each larger than the whole landing may be.
const heavy = /^(react-admin|ra-|@mui\/|@emotion\/)/

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const layerOf = (file) =>
  layers.find(({ layer, part }) => (file === layer || file.startsWith(`${layer}/`)) && (!part || part.test(posix.basename(file))))
/** The feature of a file: its folder's name in its layer, 'core', or 'root' for files that combine the features. Undefined elsewhere. */
export function featureOf(file) {
  const [, name] = /^(?:src\/(?:schema|admin|landing)|server)\/(?:(\w+)\/)?/.exec(file) ?? []
  if (!/^(src\/(schema|admin|landing)|server)\//.test(file)) return undefined
  return name === undefined || name === 'demo' ? 'root' : name
}
const rankOf = (feature) => (feature === 'core' ? -1 : feature === 'root' ? features.length : features.indexOf(feature))

/** Every import of a module: target, whether types only, whether dynamic, and the names. */
export function importsOf(file, text) {
  const parsed = parseSync(file, text)
  const { module } = parsed
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => importName?.name ?? ''),
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const passed = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({ specifier: moduleRequest.value, names: [], typesOnly: isType })),
  )
  const later = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    names: [],
    typesOnly: false,
    lazy: true,
  }))
  const types = []
  // Traversing the syntax tree is slow, so only for files that may contain such a type.
  if (text.includes('import('))
    new Visitor({
      TSImportType: ({ source }) => void types.push({ specifier: source.value, names: [], typesOnly: true }),
    }).visit(parsed.program)
  return [...fixed, ...passed, ...later, ...types]
}

const targetOf = (file, specifier) => posix.normalize(posix.join(posix.dirname(file), specifier.split('?')[0]))

/** A file's imports that violate the rules of layers, as readable lines. `file` is relative to the root, with slashes. */
export function complaintsOf(file, imports) {
  const own = layerOf(file)
  const feature = featureOf(file)
  if (!own) return [`${file} is in no layer: name its layer in scripts/imports.mjs.`]
  if (feature && rankOf(feature) === -1 && feature !== 'core') return [`${file} is of no feature: name ${feature} in scripts/imports.mjs.`]
  return imports.flatMap(({ specifier, names, lazy, typesOnly }) => {
    if (names.includes('sql') && specifier === 'kysely' && withoutSql.test(file) && !withSql.includes(file))
      return [`${file} writes SQL; handlers and what puts the parts together ask a command or a query.`]
    if (!specifier.startsWith('.')) return packageComplaint(file, own, specifier)
    const target = targetOf(file, specifier)
    const other = layerOf(target)
    if (own.layer === 'src/main.tsx' && /^src\/(admin|landing)\//.test(target) && !lazy)
      return [`${file} imports ${target}, but loads it lazily only.`]
    const landingSide = own.layer === 'src/landing' || own.part?.source === '^landing'
    if (landingSide && registries.includes(target) && !typesOnly)
      return [
        `${file} imports ${target}, which brings every call and resource along: types only, and the shapes themselves from a file of their own.`,
      ]
    if (landingSide && other?.part?.source === '^(admin|useAdmin)') return [`${file} imports ${target}, which is the admin's.`]
    if (other?.layer === own.layer || own.files?.includes(target)) return []
    if (other?.layer.startsWith('src/') && own.layers.includes(other.layer.slice(4))) return []
    return [`${file} imports ${target}: ${own.layer} may import ${own.layers.join(', ') || 'no other layer'} only.`]
  })
}

function packageComplaint(file, { layer, packages }, specifier) {
  if (specifier.startsWith('node:')) return layer === 'server' ? [] : [`${file} imports ${specifier}: only server runs in Node.`]
  // Documents are rendered from React elements on the server; nothing else there is.
  const printed = /^server\/\w+\/documents\//.test(file)
  if (layer === 'server' && (heavy.test(specifier) || (react.includes(packageOf(specifier)) && !printed)))
    return [`${file} imports ${specifier}: server draws no pages.`]
  if (packages === '*' || packages.includes(packageOf(specifier)) || packages.includes(specifier)) return []
  return [`${file} imports ${specifier}: ${layer} may import ${packages.join(', ') || 'no package'} only.`]
}

/** What a file imports of features against their order, or past what they offer, as readable lines. */
export function betweenFeatures(file, imports) {
  const own = featureOf(file)
  // Files that combine all features may import each of them.
  if (!own || own === 'root') return []
  return imports.flatMap(({ specifier }) => {
    const target = specifier.startsWith('.') ? targetOf(file, specifier) : ''
    const feature = featureOf(target)
    if (!feature || feature === own || ground.includes(target)) return []
    if (rankOf(feature) > rankOf(own)) return [`${file} imports ${target}: ${own} comes before ${feature}, and may not know it.`]
    if (feature === 'core' || publicFile.test(target)) return []
    return [`${file} imports ${target}: of ${feature} other features may import what its index.ts offers.`]
  })
}

/** The groups of modules that import each other in a circle (strongly connected components), largest first. */
export function cyclesOf(graph) {
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const groups = []
  const visit = (file) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) groups.push(group.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return groups.sort((a, b) => b.length - a.length)
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** All violations in a tree. Type imports and lazy imports count like others. */
export function checkTree(root) {
  const complaints = []
  const graph = new Map()
  for (const file of ['src', 'server'].flatMap((folder) => filesBelow(root, folder)).sort()) {
    const imports = importsOf(file, readFileSync(join(root, file), 'utf8'))
    complaints.push(...complaintsOf(file, imports), ...betweenFeatures(file, imports))
    graph.set(
      file,
      imports.filter(({ specifier }) => specifier.startsWith('.')).map(({ specifier }) => targetOf(file, specifier)),
    )
  }
  for (const group of cyclesOf(graph)) complaints.push(`These files import each other in a circle: ${group.join(' ')}`)
  return complaints
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkTree(dirname(import.meta.dirname))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
