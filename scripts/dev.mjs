// `npm run dev`: the API restarts and the pages reload as files change. Pages on 5173, API on PORT (3000).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installIfNeeded } from './install.mjs'

installIfNeeded()
const root = join(import.meta.dirname, '..')
const origin = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const env = { ...process.env, DEMO: process.env.DEMO ?? '1', API_ORIGIN: process.env.API_ORIGIN ?? origin }
const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const parts = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', '--include', 'src/schema/*/texts.*.json', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(bin('vite'), ['--clearScreen', 'false'], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => parts.forEach((part) => part.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const part of parts) {
  part.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 0
  })
}
