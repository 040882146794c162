// `npm run seed -- --leads 1000000 [--tenant noor]`: more demo rows for benchmarks, into the database that the server would use.
import { installIfNeeded, run } from './install.mjs'

installIfNeeded()
run('node_modules/.bin/tsx', ['server/seed.ts', ...process.argv.slice(2)])
