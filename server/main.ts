// The process: reads the environment, opens the house, listens, and stops gracefully.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from './app.ts'
import { loadDemo } from './demo/load.ts'
import { readEnv } from './env.ts'
import { scheduleCleanUp } from './jobs/cleanUp.ts'
import { scheduleJobs } from './jobs/runner.ts'
import { openHouse } from './openHouse.ts'
import { printWelcome } from './welcome.ts'

const started = Date.now()
const folder = [resolve(import.meta.dirname, '../public'), resolve(import.meta.dirname, '../dist/public')].find((one) =>
  existsSync(join(one, 'english.html')),
)
const texts = [resolve(import.meta.dirname, '../public/assets/i18n'), resolve(import.meta.dirname, '../../public/assets/i18n')].find(
  (one) => existsSync(one),
)

async function run(): Promise<void> {
  const env = readEnv(process.env)
  if (!texts) throw new Error('The language files are missing: build first.')
  const house = await openHouse(env, { texts, log: (message) => console.log(message) })
  if (env.DEMO) await loadDemo(house.engine, house.now())
  const app = await buildApp(house, { ...(folder ? { pages: folder } : {}), pretty: process.stdout.isTTY })
  const stopCleanUp = scheduleCleanUp(house, (error) => app.log.error(error))
  const stopJobs = scheduleJobs(house, (error) => app.log.error(error))
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(`${signal}: finishing what is under way.`)
    stopCleanUp()
    await app.close()
    await stopJobs()
    await house.engine.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  printWelcome(env, house.engine.kind, address, Date.now() - started)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
