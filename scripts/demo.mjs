// `npm run demo`: from a fresh clone to a running product with demo data, in one command.
import { installIfNeeded } from './install.mjs'

installIfNeeded()
process.env.DEMO ??= '1'
process.env.LOG_LEVEL ??= 'warn'
await import('./start.mjs')
