// The process: reads the environment, opens the services, listens, and stops gracefully.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { openDoor } from './core/backup/door.ts'
import { remindDemoOwners } from './demo/carReminders.ts'
import { shortenDemoLinks } from './demo/campaignLinks.ts'
import { leaveDeadMessages } from './demo/deadMessage.ts'
import { fillDemoWaitingList } from './demo/demoWaitingList.ts'
import { openDemoMail } from './demo/mail.ts'
import { leaveWhatsapp, openDemoWhatsapp } from './demo/whatsapp.ts'
import { sendDemoLinks } from './demo/jobMessage.ts'
import { loadDemo } from './demo/load.ts'
import { sendDemoSurveys } from './demo/surveyMessage.ts'
import { readEnv } from './core/env.ts'
import { scheduleCleanUp } from './backgroundJobs/cleanUp.ts'
import { startSchedules } from './core/jobs/scheduleRunner.ts'
import { scheduleWebhooks } from './integrations/webhooks/sender.ts'
import { scheduleSenders } from './messages/sender/sender.ts'
import { scheduleJobs } from './core/jobs/runner.ts'
import { openServices } from './openServices.ts'
import { startSearchRebuilds } from './search/rebuildSearchText.ts'
import { openDemoSimulators } from './payments/simulators/demo.ts'
import { printWelcome } from './welcome.ts'

const started = Date.now()
const folder = [resolve(import.meta.dirname, '../public'), resolve(import.meta.dirname, '../dist/public')].find((one) =>
  existsSync(join(one, 'index.html')),
)

async function run(): Promise<void> {
  const env = readEnv(process.env)
  const traces = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./core/telemetry/traces.ts')).openTraces(env.OTEL_SERVICE_NAME)
    : undefined
  const metrics = env.METRICS_PORT === undefined ? undefined : (await import('./core/telemetry/metrics.ts')).openMetrics()
  const services = await openServices(env, { log: (message) => console.log(message) })
  if (env.DEMO) {
    await loadDemo(services.engine, services.now())
    await shortenDemoLinks(services)
    await sendDemoLinks(services)
    await sendDemoSurveys(services)
    await leaveDeadMessages(services)
    await remindDemoOwners(services)
    await fillDemoWaitingList(services)
    await leaveWhatsapp(services)
  }
  await startSearchRebuilds(services)
  const mailboxes = openDemoMail(services)
  const simulators = env.DEMO
    ? [...(await openDemoSimulators(services)), ...(await openDemoWhatsapp(services)), ...(mailboxes ? [mailboxes] : [])]
    : []
  const figures = await metrics?.listen(services)
  const shutDoor = await openDoor(services.engine, env.DATA_DIR, (message) => console.log(message))
  let leaving = false
  const app = await buildApp(services, {
    ...(folder ? { pages: folder } : {}),
    simulators,
    pretty: process.stdout.isTTY,
    isLeaving: () => leaving,
    watchers: [traces?.follow, metrics?.measure].filter((one) => one !== undefined),
  })
  // Only a server that receives mail loads what reads it.
  const mail =
    services.env.MAIL_PORT === undefined
      ? undefined
      : await (await import('./conversations/mail/mailServer.ts')).openMailServer(services, (error) => app.log.error(error))
  if (mail) mailboxes?.deliverTo(mail.port)
  const stopCleanUp = scheduleCleanUp(services, (error) => app.log.error(error))
  const stopJobs = scheduleJobs(services, (error) => app.log.error(error))
  const stopSenders = scheduleSenders(services, (error) => app.log.error(error))
  const stopWebhooks = scheduleWebhooks(services, (error) => app.log.error(error))
  const stopSchedules = startSchedules(services, (error) => app.log.error(error))
  const stop = async (signal: string) => {
    if (leaving) return
    leaving = true
    console.log(`${signal}: finishing what is under way.`)
    stopCleanUp()
    // Only SIGTERM drains; Ctrl+C stops at once.
    if (signal === 'SIGTERM') await pause(env.DRAIN_SECONDS * 1000)
    await mail?.close()
    await app.close()
    await stopSchedules()
    await stopJobs()
    await stopSenders()
    await stopWebhooks()
    await shutDoor()
    await figures?.close()
    await traces?.close()
    await services.engine.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  printWelcome(env, services.engine.kind, address, Date.now() - started, mail?.port)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
