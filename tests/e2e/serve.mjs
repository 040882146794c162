// Starts the built server on a fresh data folder that goes with it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'wakeel-e2e-'))
const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/main.js')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
