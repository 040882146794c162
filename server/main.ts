// The process: reads the environment, opens the house, listens, and stops gracefully.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { openDoor } from './backup/door.ts'
import { leaveDeadMessages } from './demo/deadMessage.ts'
import { sendDemoLinks } from './demo/jobMessage.ts'
import { loadDemo } from './demo/load.ts'
import { sendDemoSurveys } from './demo/surveyMessage.ts'
import { readEnv } from './env.ts'
import { scheduleCleanUp } from './jobs/cleanUp.ts'
import { scheduleClocks } from './jobs/clockRunner.ts'
import { scheduleCarriers } from './jobs/messages/carrier.ts'
import { scheduleJobs } from './jobs/runner.ts'
import { openHouse } from './openHouse.ts'
import { isSimulated } from './gateways/payments/openPayments.ts'
import { openDemoSimulator } from './simulators/tamara/demo.ts'
import { textsFolder } from './texts.ts'
import { printWelcome } from './welcome.ts'

const started = Date.now()
const folder = [resolve(import.meta.dirname, '../public'), resolve(import.meta.dirname, '../dist/public')].find((one) =>
  existsSync(join(one, 'index.html')),
)

async function run(): Promise<void> {
  const env = readEnv(process.env)
  const traces = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import('./watch/traces.ts')).openTraces(env.OTEL_SERVICE_NAME) : undefined
  const metrics = env.METRICS_PORT === undefined ? undefined : (await import('./watch/metrics.ts')).openMetrics()
  const house = await openHouse(env, { texts: textsFolder(), log: (message) => console.log(message) })
  if (env.DEMO) {
    await loadDemo(house.engine, house.now())
    await sendDemoLinks(house)
    await sendDemoSurveys(house)
    await leaveDeadMessages(house)
  }
  const simulator = isSimulated(env) ? await openDemoSimulator(house) : undefined
  const figures = await metrics?.listen(house)
  const shutDoor = await openDoor(house.engine, env.DATA_DIR, (message) => console.log(message))
  let leaving = false
  const app = await buildApp(house, {
    ...(folder ? { pages: folder } : {}),
    ...(simulator ? { simulator } : {}),
    pretty: process.stdout.isTTY,
    isLeaving: () => leaving,
    watchers: [traces?.follow, metrics?.measure].filter((one) => one !== undefined),
  })
  const stopCleanUp = scheduleCleanUp(house, (error) => app.log.error(error))
  const stopJobs = scheduleJobs(house, (error) => app.log.error(error))
  const stopCarriers = scheduleCarriers(house, (error) => app.log.error(error))
  const stopClocks = scheduleClocks(house, (error) => app.log.error(error))
  const stop = async (signal: string) => {
    if (leaving) return
    leaving = true
    console.log(`${signal}: finishing what is under way.`)
    stopCleanUp()
    // Whoever stops it by hand waits for nothing.
    if (signal === 'SIGTERM') await pause(env.DRAIN_SECONDS * 1000)
    await app.close()
    await stopClocks()
    await stopJobs()
    await stopCarriers()
    await shutDoor()
    await figures?.close()
    await traces?.close()
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
