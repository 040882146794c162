// Checks the size of first pages after brotli, and that they do not load certain libraries, by the build's manifest.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { adminVisits, chunkList, landingEntry, landingPage, screenEntry, withImports } from './build.mjs'
import { starts } from './chunks.mjs'

const pages = join(import.meta.dirname, '../dist/public')
// A text that each library always contains, in whatever chunk the bundler puts it.
const traces = {
  '@mui/': 'MuiButtonBase',
  '@emotion/': 'data-emotion',
  'ra-core': 'ra.notification',
  'react-hook-form': 'shouldUnregister',
  zod: 'invalid_union',
  libphonenumber: 'INVALID_COUNTRY',
}
/** First visits: the chunks loaded at once, the maximum size of all JavaScript and number of its files, and libraries that must not be among them. */
const visits = [
  {
    page: "the landing's first page",
    entries: [landingEntry],
    budget: 73_000,
    files: 3,
    forbidden: ['@mui/', '@emotion/', 'react-admin', 'ra-core', 'ra-i18n-polyglot', 'react-hook-form', 'zod', 'libphonenumber'],
  },
  {
    page: "the staff's sign-in",
    entries: [starts.admin, ...adminVisits.sign],
    budget: 125_500,
    files: 4,
    forbidden: ['ra-core', 'react-hook-form', 'zod', 'libphonenumber'],
  },
  {
    page: "the staff's first list",
    entries: [starts.admin, ...adminVisits.list],
    budget: 280_000,
    files: 7,
    forbidden: ['react-hook-form', 'libphonenumber'],
  },
]

const landingForbidden = visits[0].forbidden
/** The maximum for a flow's first page: the landing's first page and the flow's own first chunk, without what later steps load. */
const flowBudget = 81_000
/** The maximum before the first paint: page, code and font. */
const pictureBudget = 180_000

const manifest = JSON.parse(readFileSync(chunkList, 'utf8'))
const weights = new Map()
const faults = []

function weigh(file) {
  const known = weights.get(file)
  if (known !== undefined) return known
  const packed = brotliCompressSync(readFileSync(join(pages, file))).length
  weights.set(file, packed)
  return packed
}

function check({ page, entries, budget, files: maxFiles = Infinity, forbidden, brief = false }) {
  const names = [...new Set(entries.flatMap((name) => withImports(manifest, name)))]
  const files = [...new Set(names.map((name) => manifest[name].file))]
  for (const file of files) {
    const code = readFileSync(join(pages, file))
    if (!brief) console.log(`${String(weigh(file)).padStart(8)} B  ${file}`)
    for (const [library, trace] of Object.entries(traces))
      if (forbidden.includes(library) && code.includes(trace)) faults.push(`${page}: ${file} holds ${library}`)
  }
  for (const name of names) for (const one of forbidden) if (name.includes(`node_modules/${one}`)) faults.push(`${page}: ${name} is loaded`)
  const total = files.reduce((sum, file) => sum + weigh(file), 0)
  console.log(`${String(total).padStart(8)} B  ${page}, JavaScript after brotli (at most ${budget})${brief ? '' : '\n'}`)
  if (files.length > maxFiles) faults.push(`${page} loads ${files.length} files, more than ${maxFiles}`)
  if (total > budget) faults.push(`${page} weighs ${total} B, more than ${budget}`)
}

for (const visit of visits) check(visit)
// The landing never imports the admin's libraries, but a chunk that both sides share can bring them.
for (const name of Object.keys(manifest).filter((one) => one.startsWith('src/landing/')))
  for (const { file } of withImports(manifest, name).map((one) => manifest[one]))
    for (const library of ['@mui/', '@emotion/', 'ra-core'])
      if (readFileSync(join(pages, file)).includes(traces[library])) faults.push(`${name}: ${file} holds ${library}`)
const folder = landingPage('english', '*').slice(0, -'*.html'.length)
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.html')) continue
  const page = file.slice(0, -'.html'.length).replaceAll('\\', '/')
  const screen = screenEntry(manifest, page)
  if (screen)
    check({ page: `the landing's ${page}`, entries: [landingEntry, screen], budget: flowBudget, forbidden: landingForbidden, brief: true })
}
// Whatever the landing loads later: none of the admin's libraries.
const staffOnly = ['@mui/', '@emotion/', 'ra-core']
for (const [name, { file }] of Object.entries(manifest)) {
  if (!name.startsWith('src/landing/') || !file.endsWith('.js')) continue
  for (const one of withImports(manifest, name).map((chunk) => manifest[chunk].file)) {
    const code = readFileSync(join(pages, one))
    for (const library of staffOnly) if (code.includes(traces[library])) faults.push(`${name}: ${one} holds ${library}`)
  }
}
for (const language of ['english', 'arabic']) {
  const html = readFileSync(landingPage(language, 'search'), 'utf8')
  const packed = brotliCompressSync(html).length
  const named = [...html.matchAll(/<link rel="(?:later|preload)"[^>]* href="\/([^"]+)"/g)].map(([, name]) => name)
  const code = [...new Set(named)].reduce((sum, name) => sum + weigh(name), 0)
  console.log(
    `${String(packed).padStart(8)} B  ${language}/search.html after brotli; ${packed + code} B with its code and font (at most ${pictureBudget})`,
  )
  if (packed + code > pictureBudget) faults.push(`${language}: ${packed + code} B before the first picture, more than ${pictureBudget}`)
}
// The script on dealers' own sites.
const embedBudget = 3_000
const embed = weigh('embed.js')
console.log(`${String(embed).padStart(8)} B  embed.js after brotli (at most ${embedBudget})`)
if (embed > embedBudget) faults.push(`embed.js weighs ${embed} B, more than ${embedBudget}`)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
