// Asserts what the landing's first page may weigh and may not load, from the build's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { landingEntry, withImports } from './build.mjs'

const pages = join(import.meta.dirname, '../dist/public')
const budget = 75_000
const forbidden = ['@mui/', '@emotion/', 'react-admin', 'ra-core', 'ra-i18n-polyglot', 'react-hook-form', 'zod', 'libphonenumber']
// What such code cannot be without, whatever the bundler calls its chunk.
const traces = {
  '@mui/': 'MuiButtonBase',
  '@emotion/': 'data-emotion',
  'ra-core': 'ra.notification',
  zod: 'invalid_union',
  libphonenumber: 'INVALID_COUNTRY',
}

const manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8'))
const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
const names = [...new Set([...withImports(manifest, entry), ...withImports(manifest, landingEntry)])]
const files = [...new Set(names.map((name) => manifest[name].file))]
const faults = []
let total = 0
for (const file of files) {
  const code = readFileSync(join(pages, file))
  const packed = brotliCompressSync(code).length
  total += packed
  console.log(`${String(packed).padStart(8)} B  ${file}`)
  for (const [name, trace] of Object.entries(traces)) if (code.includes(trace)) faults.push(`${file} holds ${name}`)
}
for (const name of names) for (const one of forbidden) if (name.includes(`node_modules/${one}`)) faults.push(`${name} is loaded`)
console.log(`${String(total).padStart(8)} B  the landing's first page, JavaScript after brotli (at most ${budget})`)
if (total > budget) faults.push(`the first page weighs ${total} B`)
for (const language of ['english', 'arabic']) {
  const packed = brotliCompressSync(readFileSync(join(pages, `${language}.html`))).length
  console.log(`${String(packed).padStart(8)} B  ${language}.html after brotli`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
