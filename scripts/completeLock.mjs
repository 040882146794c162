// `node scripts/completeLock.mjs` after changing dependencies: a registry that mirrors only some platforms leaves the binaries of others
// out of the lock file, and `npm ci` then fails on every platform. This adds them by name and version, each for its own platform only.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
}
const processors = {
  arm64: 'arm64',
  arm: 'arm',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
}

/** The lock file entry to which npm resolves a package from another package's folder. */
const found = (from, name) => {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('node_modules/'))) {
    const path = `${place && !place.endsWith('/') ? `${place}/` : place}node_modules/${name}`
    if (lock.packages[path]) return true
    if (place === '') return false
    place = place.endsWith('/') ? place.slice(0, -1) : place
  }
}

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d/.test(version) || found(path, name)) continue
    const words = name.split('/')[1].split('-')
    const os = words.map((word) => systems[word]).find(Boolean)
    const cpu = words.map((word) => processors[word]).find(Boolean)
    if (!cpu) continue
    const folder = path.includes('/node_modules/')
      ? `${path.slice(0, path.lastIndexOf('node_modules/'))}node_modules/${name}`
      : `node_modules/${name}`
    lock.packages[folder] = { version, cpu: [cpu], ...(dev ? { dev: true } : {}), optional: true, ...(os ? { os: [os] } : {}) }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages added to the lock file.`)
