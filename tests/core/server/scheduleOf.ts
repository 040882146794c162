// One schedule of the server, run at the moments of a test that moves the clock by days.
import { sql } from 'kysely'
import { runSchedules } from '../../../server/core/jobs/scheduleRunner.ts'
import { schedules } from '../../../server/schedules.ts'
import type { Running } from './eachServer.ts'

const rethrow = (error: unknown): never => {
  throw error
}

/** Sets the clock to a moment and runs the schedule of this name, and fails with it. */
export const scheduleOf =
  (running: () => Running, name: (typeof schedules)[number]['name']) =>
  async (moment: Date | string): Promise<void> => {
    running().clock.now = new Date(moment)
    const only = schedules.filter((one) => one.name === name)
    await runSchedules(running().services, rethrow, only)
  }

/** Lets noor's sessions outlive the days of a test, and forgets later ticks of earlier tests. */
export const forDays = (running: Running): Promise<unknown> =>
  running.services.engine.scoped('noor', async (tx) => {
    await sql`update sessions set "expiresAt" = '2027-12-31'`.execute(tx)
    await sql`delete from "clockTicks"`.execute(tx)
    await sql`update settings set "carsRemindedOn" = null`.execute(tx)
  })
