// PGlite's only connection, leased to one user at a time: work of two tenants can interleave between turns, never within one.
import { setImmediate as eventLoop } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Connection } from '../pool.ts'
import { statementsOn } from './statements.ts'

/** The queue for the connection. */
export interface Turns {
  take(): Promise<Connection>
  /** The number of users that have the connection or wait for it. */
  users(): number
  /** Says that work beside `Connection` may have changed a table. */
  changed(): void
  /** Makes every later turn and statement reject with this reason. */
  refuse(reason: string): void
}

/**
 * A queue that gives the one connection to users in order of arrival. A query after its turn has ended throws an Error. Requests and timers
 * are handled between two turns: PGlite works on this thread and answers by microtasks, so somebody with one transaction after the other
 * would leave no time for them.
 */
export function turnsOn(pglite: PGlite): Turns {
  let last: Promise<void> = Promise.resolve()
  let refused: string | undefined
  let users = 0
  const statements = statementsOn(pglite)
  const check = (released: boolean) => {
    if (refused) throw new Error(refused)
    if (released) throw new Error('This connection was given back already.')
  }
  return {
    async take() {
      const before = last
      let over = (): void => undefined
      last = new Promise((resolve) => (over = resolve))
      users += 1
      const done = () => {
        users -= 1
        over()
      }
      await before
      await eventLoop()
      let released = false
      if (refused) {
        done()
        throw new Error(refused)
      }
      try {
        await statements.renew()
      } catch (error) {
        done()
        throw error
      }
      const runAll: Connection['runAll'] = async (all) => {
        check(released)
        return statements.run(all)
      }
      return {
        run: async (text, parameters) => (await runAll([{ text, parameters }]))[0] ?? { command: '', rowCount: 0, rows: [] },
        runAll,
        release() {
          if (released) return
          released = true
          done()
        },
      }
    },
    users: () => users,
    changed: statements.changed,
    refuse(reason) {
      refused ??= reason
    },
  }
}
