// `npm start`: builds when the sources are newer than the build, then serves API and pages from one port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const { buildIfNeeded } = await import('./build.mjs')
await buildIfNeeded()
const server = spawn(process.execPath, ['--enable-source-maps', join(import.meta.dirname, '../dist/server/main.js')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
