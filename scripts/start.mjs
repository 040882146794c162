// `npm start`: builds when the sources are newer than the build, then serves API and pages from one port.
import { startServer } from './serverProcess.mjs'

const { buildIfNeeded } = await import('./build.mjs')
await buildIfNeeded()
const server = startServer({ stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
