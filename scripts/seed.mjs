// `npm run seed -- --leads 1000000 [--tenant noor]`: adds demo rows for benchmarks to the server's database.
import { installIfNeeded, run } from './install.mjs'

installIfNeeded()
run('node_modules/.bin/tsx', ['server/seed.ts', ...process.argv.slice(2)])
