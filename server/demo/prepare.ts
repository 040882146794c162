// Fills the database of the demo and ends: `npm run demo` builds the pages at the same time. It runs from the sources, as the texts of the
// build are not there yet.
import { readEnv } from '../core/env.ts'
import { openServices } from '../openServices.ts'
import { fillDemo } from './fill.ts'

const services = await openServices(readEnv(process.env), { log: (message) => console.log(message) })
await fillDemo(services)
await services.engine.close()
