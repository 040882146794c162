// `npm run tenant -- <id> "<English name>" "<Arabic name>" <e-mail>`: opens a tenant in the database that the server would use.
import { installIfNeeded, run } from './install.mjs'

installIfNeeded()
run('node_modules/.bin/tsx', ['server/tenant.ts', ...process.argv.slice(2)])
