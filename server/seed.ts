// Adds many leads to a demo tenant for benchmarks, in chunks. `--leads N` and `--tenant id`; the demo tenants are created if missing.
import { parseArgs } from 'node:util'
import { loadDemo, loadManyLeads } from './demo/load.ts'
import { readEnv } from './core/env.ts'
import { openServices } from './openServices.ts'

const { values } = parseArgs({ options: { leads: { type: 'string', default: '10000' }, tenant: { type: 'string', default: 'noor' } } })
const count = Number(values.leads)
if (!Number.isSafeInteger(count) || count < 0) throw new Error(`--leads takes a whole number, not ${values.leads}.`)

const services = await openServices(readEnv(process.env), {
  log: (message) => console.log(message),
})
await loadDemo(services.engine, services.now())
const started = Date.now()
await loadManyLeads(services.engine, values.tenant, count)
console.log(`${count} leads for ${values.tenant} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
await services.engine.close()
