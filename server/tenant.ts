// Creates a tenant from the command line and prints the administrator's invitation.
import { parseArgs } from 'node:util'
import { newTenant, openTenant } from './openTenant.ts'
import { readEnv } from './core/env.ts'
import { openServices } from './openServices.ts'
import { Problem } from './core/http/problem.ts'
import { loadTexts } from './core/texts.ts'
import { namedKey } from '../src/schema/core/dataKeys.ts'

const usage = 'npm run tenant -- <id> "<English name>" "<Arabic name>" <administrator\'s e-mail>'
const {
  positionals: [id = '', en = '', ar = '', email = '', ...more],
} = parseArgs({ allowPositionals: true })

async function run(): Promise<void> {
  if (email === '' || more.length > 0) throw new Error(usage)
  const given = { id, name: { en, ar }, email }
  const wrong = newTenant.safeParse(given).error
  const words = loadTexts()
  if (wrong)
    throw new Error(
      [...wrong.issues.map(({ path, message }) => `${path.join('.')}: ${words('english', namedKey(message))}`), usage].join('\n'),
    )
  const services = await openServices(readEnv(process.env), { log: (message) => console.log(message) })
  try {
    const link = await openTenant(services, given)
    console.log(`${en} is open. ${email} chooses a password within 72 hours at\n${link}`)
  } finally {
    await services.engine.close()
  }
}

run().catch((error: unknown) => {
  const taken = error instanceof Problem && error.code === 'alreadyExists'
  console.error(taken ? `The tenant ${id} is open already; nothing was changed.` : error instanceof Error ? error.message : error)
  process.exit(1)
})
