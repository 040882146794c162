// Starts the built server on a fresh data folder that goes with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/serverProcess.mjs'

const folder = mkdtempSync(join(tmpdir(), 'wakeel-e2e-'))
const server = startServer({ stdio: 'inherit', env: { DATA_DIR: folder, DATABASE_URL: '' } })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
