// Builds dist/: the pages (landing prerendered in each language, admin), the server in one file, migrations. Skipped when nothing is newer than the last build.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildPages } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = join(dist, 'built')
const sources = ['src', 'server', 'public', 'index.html', 'package.json', 'vite.config.ts', 'scripts/build.mjs'].map((name) =>
  join(root, name),
)
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

/** Builds unless the last build is newer than every source. The pages depend on the API bases that they were built with. */
export async function buildIfNeeded() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === bases() && statSync(stamp).mtimeMs > newest()) return
  await build()
}

const bases = () => JSON.stringify([process.env.VITE_LANDING_API_BASE ?? '', process.env.VITE_DEALER_API_BASE ?? ''])

/** Builds everything. */
export async function build() {
  const started = Date.now()
  rmSync(stamp, { force: true })
  await Promise.all([buildServer(), buildClient()])
  await prerenderLanding()
  compressAll()
  writeFileSync(stamp, bases())
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

async function buildServer() {
  await bundle({
    entryPoints: [join(root, 'server/main.ts')],
    outfile: join(dist, 'server/main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  rmSync(join(dist, 'server/migrations'), { recursive: true, force: true })
  cpSync(join(root, 'server/db/migrations'), join(dist, 'server/migrations'), { recursive: true })
}

const buildClient = () => buildPages({ root, logLevel: 'warn' })

async function prerenderLanding() {
  const outDir = join(dist, 'prerender')
  await buildPages({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/landing/prerender.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  const { prerender } = await import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`)
  const pages = join(dist, 'public')
  const template = readFileSync(join(pages, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8'))
  for (const language of languages) {
    const messages = JSON.parse(readFileSync(join(root, `public/assets/i18n/${language}.json`), 'utf8'))
    writeFileSync(join(pages, `${language}.html`), pageOf(template, manifest, language, prerender(language, messages)))
  }
  writeFileSync(join(pages, 'index.html'), template.replace('<!--wakeel:head-->', themeScript()).replace('<!--wakeel:page-->', ''))
  rmSync(outDir, { recursive: true, force: true })
}

/** The chunks that a chunk needs at once, itself first. */
export function withImports(manifest, name, seen = new Set()) {
  if (seen.has(name)) return []
  seen.add(name)
  return [name, ...(manifest[name].imports ?? []).flatMap((one) => withImports(manifest, one, seen))]
}
/** The landing's first chunk in the manifest. */
export const landingEntry = 'src/landing/mount.tsx'

function pageOf(template, manifest, language, page) {
  const chunks = withImports(manifest, landingEntry).map((name) => manifest[name])
  const scripts = [...new Set(chunks.map(({ file }) => file))]
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const css = styles.map((file) => readFileSync(join(dist, 'public', file), 'utf8')).join('')
  const font = chunks
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.includes(language === 'arabic' ? 'arabic-wght' : 'latin-wght'))
  const head = [
    themeScript(),
    `<meta name="description" content="${page.description.replace(/"/g, '&quot;')}">`,
    font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '',
    `<link rel="preload" href="/assets/i18n/${language}.json" as="fetch" crossorigin>`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<style>${page.tokens}${css}</style>`,
    // They are in the page already: named once more, switched off, for the loader of the chunks, which fetches what it does not find.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  ].join('\n    ')
  return template
    .replace('<html lang="en" dir="ltr">', `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
    .replace('<!--wakeel:head-->', () => head)
    .replace('<div id="root"><!--wakeel:page--></div>', () => `<div id="root" data-prerendered="${language}">${page.html}</div>`)
}

// Before the first paint: the person's choice of light or dark, and nothing of the search page where another page was asked for.
function themeScript() {
  const code =
    `(d=>{try{let t=JSON.parse(localStorage.getItem('wakeel-dealer')||'{}').theme;if(t=='dark'||t=='light')d.dataset.theme=t}catch{}` +
    `if(!/^\\/(english|arabic)(\\/home(\\/search)?)?\\/?$/.test(location.pathname))d.dataset.elsewhere=''})(document.documentElement)`
  return `<script>${code}</script>`
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
