// `npm run scan`: starts the product on a temporary folder and runs scanners for vulnerabilities: sqlmap, wapiti, a scanner of our own
// over the OpenAPI document, and recheck for slow regular expressions. Fails when one finds something.
// ONLY (expressions, openapi, wapiti, sqlmap; comma-separated, default all), SQLMAP_CALLS (the number of calls, spread
// evenly; default all), WAPITI_MINUTES (for each of its modules; 5), WAPITI_MODULES (only those), PROBE_EVERY (one probe in so many;
// default each), CALLS (a regular expression over the calls' names).
import { buildIfNeeded } from '../../scripts/build.mjs'
import type { Findings } from './findings.ts'
import { checkExpressions } from './expressions.ts'
import { readOperations, type Operation } from './operations.ts'
import { probeOperations } from './probes.ts'
import { openProduct, type Product } from './product.ts'
import { runSqlmap } from './sqlmap.ts'
import { runWapiti } from './wapiti.ts'

const names = process.env.ONLY?.split(',') ?? ['expressions', 'openapi', 'wapiti', 'sqlmap']
const scanners: Record<string, (product: Product, operations: Operation[]) => Promise<Findings>> = {
  openapi: (product, operations) => probeOperations(product, operations),
  wapiti: runWapiti,
  sqlmap: runSqlmap,
}
const calls = new RegExp(process.env.CALLS ?? '')
let holes = 0
async function tell(name: string, scan: () => Findings | Promise<Findings>): Promise<void> {
  const started = performance.now()
  const { looked, found } = await scan()
  console.log(`${found.length === 0 ? 'ok    ' : 'FOUND '} ${name}: ${looked} (${Math.round((performance.now() - started) / 1000)} s)`)
  for (const one of found) console.error(`        ${one}`)
  holes += found.length
}

if (names.includes('expressions')) await tell('expressions', checkExpressions)
if (names.some((name) => name in scanners)) {
  await buildIfNeeded()
  const product = await openProduct()
  try {
    const operations = (await readOperations(product)).filter(({ name }) => calls.test(name))
    for (const [name, scan] of Object.entries(scanners))
      if (names.includes(name))
        await tell(name, async () => {
          const findings = await scan(product, operations)
          // A scan whose session ended was refused everything afterwards.
          return {
            ...findings,
            found: [...findings.found, ...(await product.signedOut()).map((who) => `${who} was signed out on the way`)],
          }
        })
  } finally {
    await product.close()
  }
}
process.exitCode = holes === 0 ? 0 : 1
