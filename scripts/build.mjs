// Builds dist/: the pages (landing prerendered in each language, admin), the server bundle, migrations. Skipped when nothing is newer than
// the last build.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle, buildSync as bundleSync } from 'esbuild'
import { marked } from 'marked'
import { build as buildPages } from 'vite'
import { chunkGroups, signIn, starts, visits } from './chunks.mjs'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const served = join(dist, 'public')
const stamp = join(dist, 'built')
/** What the build knows of its chunks, for the pages that it draws and for the check of sizes. */
export const chunkList = join(dist, 'chunks.json')
const sources = [
  'src',
  'server',
  'public',
  'docs/specification.md',
  'index.html',
  'package.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/chunks.mjs',
  'scripts/inlineCalls.ts',
].map((name) => join(root, name))
const languages = ['english', 'arabic']
const compressible = /\.(js|css|html|json|svg|woff2?)$/
const alreadySmall = /\.woff2$/
const bytesWorthPacking = 1024

const filesBelow = (path) => (statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path])
const newest = () =>
  Math.max(
    ...sources
      .filter((path) => existsSync(path))
      .flatMap(filesBelow)
      .map((path) => statSync(path).mtimeMs),
  )

/** Whether the last build is older than a source, or was made with other API bases. */
export const isBuildOld = () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== bases() || statSync(stamp).mtimeMs <= newest()

/** Builds when needed. */
export async function buildIfNeeded() {
  if (isBuildOld()) await build()
}

const bases = () => JSON.stringify([process.env.VITE_LANDING_API_BASE ?? '', process.env.VITE_DEALER_API_BASE ?? ''])

/** Builds everything. */
export async function build() {
  const started = Date.now()
  rmSync(stamp, { force: true })
  await Promise.all([buildServer(), buildClient()])
  await Promise.all([prerenderLanding(), buildEmbed()])
  await drawAdmin()
  rmSync(join(dist, 'prerender'), { recursive: true, force: true })
  writeFileSync(join(dist, 'specification.html'), specificationPage())
  // For the picture of a shared link.
  copyFileSync(join(root, 'src/landing/search/heroArt.svg'), join(dist, 'heroArt.svg'))
  compressAll()
  writeFileSync(stamp, bases())
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

async function buildServer() {
  rmSync(join(dist, 'server'), { recursive: true, force: true })
  await bundle({
    entryPoints: ['main', 'tenant', 'backup', 'restore'].map((name) => join(root, `server/${name}.ts`)),
    outdir: join(dist, 'server'),
    bundle: true,
    // Dynamic imports become separate files beside the first.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  cpSync(join(root, 'server/core/db/migrations'), join(dist, 'server/migrations'), { recursive: true })
  cpSync(join(root, 'server/core/files/pdfWorker.mjs'), join(dist, 'server/pdfWorker.mjs'))
}

async function buildClient() {
  rmSync(served, { recursive: true, force: true })
  const list = {}
  // One after the other: the first takes the files of public/ along.
  for (const side of Object.keys(starts)) Object.assign(list, chunksByName(await buildSide(side)))
  writeFileSync(chunkList, JSON.stringify(list))
}

async function buildSide(side) {
  // The landing's first file names every file that may come later: a letter instead of a name saves 0.2 kB before the first paint.
  const chunkFileNames = `assets/${side === 'landing' ? '' : '[name]'}-[hash].js`
  const output = { codeSplitting: { groups: await chunkGroups(side) }, chunkFileNames }
  const rolldownOptions = { input: join(root, starts[side]), output }
  const built = await buildPages({
    root,
    logLevel: 'warn',
    publicDir: side === 'landing' && 'public',
    build: { emptyOutDir: false, rolldownOptions },
  })
  return built.output
}

/** The built chunks by file name and by the path of each source file that they hold: file, static imports, styles and other assets. */
function chunksByName(output) {
  const list = {}
  for (const { type, fileName, imports, moduleIds, viteMetadata } of output) {
    if (type !== 'chunk') continue
    const chunk = { file: fileName, imports, css: [...viteMetadata.importedCss], assets: [...viteMetadata.importedAssets] }
    list[fileName] = chunk
    for (const id of moduleIds) {
      const path = relative(root, id).replaceAll('\\', '/')
      if (path.startsWith('src/')) list[path] = chunk
    }
  }
  return list
}

/** The table of the specification and its tests as a page, which the server publishes beside the API's documentation. */
const specificationPage = () => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The specification and its tests</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 24px auto; max-width: 1600px; padding-inline: 16px }
h2 { margin-block: 32px 8px }
div { overflow-x: auto }
table { border-collapse: collapse; min-width: 960px; width: 100% }
th, td { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 8px; text-align: start; vertical-align: top }
td:first-child { white-space: nowrap }
td:nth-child(2) { width: 26% }
td:nth-child(5) { font-size: 13px; overflow-wrap: anywhere; width: 26% }
</style>
${marked
  .parse(readFileSync(join(root, 'docs/specification.md'), 'utf8'))
  .replace(/<a [^>]*>(.*?)<\/a>/g, '$1')
  .replace(/<table>[^]*?<\/table>/g, '<div role="region" tabindex="0" aria-label="Sentences">$&</div>')}
</html>
`

/** A side's module that draws pages in this process: `src/<side>/prerender.tsx`. */
async function drawerOf(side) {
  const outDir = join(dist, 'prerender', side)
  await buildPages({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: `src/${side}/prerender.tsx`,
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  return await import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`)
}
const messagesOf = (language) => JSON.parse(readFileSync(join(served, `assets/i18n/${language}.json`), 'utf8'))

async function prerenderLanding() {
  const { prerender, pages } = await drawerOf('landing')
  const manifest = JSON.parse(readFileSync(chunkList, 'utf8'))
  const early = earlyScripts('src/landing/core/early')
  rmSync(join(dist, 'landing'), { recursive: true, force: true })
  for (const language of languages) {
    const messages = messagesOf(language)
    for (const page of pages) {
      const file = landingPage(language, page)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(
        file,
        pageOf({ manifest, early, language, page, texts: landingTexts(messages) }, await prerender(language, page, messages)),
      )
    }
  }
}

/** The chunks that a chunk imports statically, itself first. */
export function withImports(manifest, name, seen = new Set()) {
  if (seen.has(name)) return []
  seen.add(name)
  return [name, ...(manifest[name].imports ?? []).flatMap((one) => withImports(manifest, one, seen))]
}
/** The landing's first chunk in the manifest. */
export const landingEntry = starts.landing
/** The file of a prerendered landing page. */
export const landingPage = (language, page) => join(dist, 'landing', language, `${page}.html`)

/** The chunk of a landing page, as screens.ts names it. */
export function screenEntry(manifest, page) {
  const source = readFileSync(join(root, 'src/landing/screens.ts'), 'utf8')
  const [, file] = new RegExp(`^ +'?${page}'?: \\(\\) =>\\s+import\\('\\./([^']+)'\\)`, 'm').exec(source) ?? []
  const name = `src/landing/${file}`
  if (page !== 'search' && !manifest[name]) throw new Error(`screens.ts does not tell where ${page} is.`)
  return file && name
}

// A page contains the texts of its language for the landing, which saves one round trip.
const staffOnly = ['admin', 'calling', 'ra', 'messages']
function landingTexts(messages) {
  const code = [
    ...filesBelow(join(root, 'src/landing')),
    ...filesBelow(join(root, 'src/fields')).filter((file) => /landing\w*\.tsx?$/.test(file)),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const shown = new Set([
    ...[...code.matchAll(/import \{([^}]+)\} from '[^']*schema\/\w+\/resources(?:\/\w+)?\.ts'/g)].flatMap(([, names]) =>
      names.match(/\w+/g),
    ),
    ...[...code.matchAll(/resources\.(\w+)\./g)].map(([, name]) => name),
  ])
  const kept = Object.entries(messages).filter(([section]) => !staffOnly.includes(section))
  const resources = Object.fromEntries(Object.entries(messages.resources).filter(([name]) => shown.has(name)))
  return { ...Object.fromEntries(kept), resources }
}

function pageOf({ manifest, early, language, page, texts }, drawn) {
  const entries = [landingEntry, screenEntry(manifest, page)].filter(Boolean)
  const chunks = [...new Set(entries.flatMap((entry) => withImports(manifest, entry)))].map((name) => manifest[name])
  const scripts = [...new Set(chunks.map(({ file }) => file))]
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const css = styles.map((file) => readFileSync(join(dist, 'public', file), 'utf8')).join('')
  // Spaces and digits of Arabic text are in the Latin font: without it words stand closer, and are painted again when it has come.
  const assets = [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))]
  const fonts = (language === 'arabic' ? ['arabic-', 'latin-'] : ['latin-']).flatMap((name) => assets.filter((file) => file.includes(name)))
  const head = [
    early.before,
    early.hold,
    `<meta name="description" content="${drawn.description.replace(/"/g, '&quot;')}">`,
    ...fonts.map((font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`),
    // The first one is the page's start.
    ...scripts.map((file) => `<link rel="later" fetchpriority="low" crossorigin href="/${file}">`),
    early.afterPaint,
    early.worker,
    `<style>${drawn.tokens}${css}</style>`,
    // Already inlined in the page; listed again as disabled links for the chunk loader, which would otherwise fetch them.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ].join('\n    ')
  const body = `<div id="root" data-prerendered="${language}/${page}">${drawn.html}</div>${early.links}${textsOf(language, texts)}`
  return fill({ ...drawn, head, body })
}

/** index.html with a page's head and body. */
const fill = ({ lang = 'en', dir = 'ltr', title = 'Wakeel', head, body }) =>
  readFileSync(join(root, 'index.html'), 'utf8')
    .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('<!--wakeel:head-->', () => head)
    .replace(/<div id="root">[^]*<\/script>/, () => body)

/** The scripts of a landing on another site, with the names of its flows in both languages. */
async function buildEmbed() {
  const { pageSwitches } = await moduleOf('src/schema/core/pageSwitches.ts')
  const textsIn = ({ landing: { parts, pages } }) => ({
    close: parts.close,
    titles: Object.fromEntries(['search', ...Object.keys(pageSwitches)].map((page) => [page, pages[page].title])),
  })
  await bundle({
    entryPoints: ['embed', 'framed'].map((name) => join(root, `src/embed/${name}.ts`)),
    outdir: served,
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: 'es2022',
    define: { embedTexts: JSON.stringify(Object.fromEntries(languages.map((language) => [language, textsIn(messagesOf(language))]))) },
    logLevel: 'warning',
  })
}

/** The visits of the admin that have a page of their own, with the chunks that each loads; the server chooses by the address. */
export const adminVisits = {
  sign: signIn,
  list: visits.list,
  dashboard: ['src/admin/StaffArea.tsx', 'src/admin/dashboard/NowPage.tsx'],
  page: ['src/admin/StaffArea.tsx', ...visits.page],
}

/** The admin's pages: a shell in the shape of the page, and the names of the code that its visit needs, which is fetched beside it. */
async function drawAdmin() {
  const list = JSON.parse(readFileSync(chunkList, 'utf8'))
  const { before, drawn } = earlyScripts('src/admin/core/early')
  const shell = await moduleOf('src/admin/core/layout/emptyShell.ts')
  const folder = join(dist, 'admin')
  mkdirSync(folder, { recursive: true })
  for (const [visit, entries] of Object.entries(adminVisits)) {
    const chunks = [starts.admin, ...entries].flatMap((entry) => withImports(list, entry)).map((name) => list[name])
    const [start, ...scripts] = new Set(chunks.map(({ file }) => file))
    const styles = [...new Set(chunks.flatMap(({ css }) => css))]
    const assets = chunks.flatMap((chunk) => chunk.assets)
    const forLanguage = (language, rel, attributes) => `<link rel="${language}" data-rel="${rel}" ${attributes}>`
    const head = [
      ...languages.flatMap((language) => {
        const font = assets.find((file) => file.includes(language === 'arabic' ? '-arabic-' : '-latin-wght'))
        return [
          forLanguage(language, 'preload', `as="fetch" crossorigin href="/assets/i18n/${language}.json"`),
          font ? forLanguage(language, 'preload', `as="font" type="font/woff2" crossorigin href="/${font}"`) : '',
        ]
      }),
      forLanguage('arabic', 'modulepreload', `crossorigin href="/${list['src/admin/core/theme/turned.ts'].file}"`),
      before,
      `<style>${shell.styles}${styles.map((file) => readFileSync(join(served, file), 'utf8')).join('')}</style>`,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<script type="module" crossorigin src="/${start}"></script>`,
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ]
    const page = '<div id="root"></div>'
    const body = visit === 'sign' ? `${page}${await signInDrawings()}${drawn}` : `${shell.html}${page}`
    writeFileSync(
      visit === 'sign' ? join(served, 'index.html') : join(folder, `${visit}.html`),
      fill({ head: head.filter(Boolean).join('\n    '), body }),
    )
  }
}

/** The sign-in page in each language, each as a template of which the page's early program shows one. */
async function signInDrawings() {
  const { drawSignIn } = await drawerOf('admin')
  const attribute = (text) => text.replace(/"/g, '&quot;')
  return languages
    .map((language) => {
      const { title, offline, css, html } = drawSignIn(language, messagesOf(language))
      return `<template data-language="${language}" data-title="${attribute(title)}" data-offline="${attribute(offline)}"><style>${css}</style>${html}</template>`
    })
    .join('')
}

const textsOf = (language, texts) =>
  `<script type="application/json" id="wakeel-texts" data-language="${language}">${JSON.stringify(texts).replace(/</g, '\\u003c')}</script>`

/** A source file of ours, bundled, as a module of this process. */
async function moduleOf(path) {
  const { outputFiles } = bundleSync({ entryPoints: [join(root, path)], write: false, bundle: true, format: 'esm' })
  return await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

// A side's early programs, which run before the page's code is loaded, by name.
function earlyScripts(below) {
  const folder = join(root, below)
  const { outputFiles } = bundleSync({
    entryPoints: filesBelow(folder),
    outdir: dist,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), `<script>${text.trim()}</script>`]))
}

function compressAll() {
  for (const file of filesBelow(join(dist, 'public'))) {
    const bytes = readFileSync(file)
    if (!compressible.test(file) || alreadySmall.test(file) || bytes.length < bytesWorthPacking) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

mkdirSync(dist, { recursive: true })
if (process.argv[1] === import.meta.filename) await build()
