// PGlite's only connection, leased to one user at a time: work of two tenants can interleave between turns, never within one.
import { setImmediate as eventLoop } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Answer, Connection } from '../pool.ts'

/** The queue for the connection. */
export interface Turns {
  take(): Promise<Connection>
  /** The number of users that have the connection or wait for it. */
  users(): number
  /** Makes every later turn and statement reject with this reason. */
  refuse(reason: string): void
}

const answerOf = (results: Results | undefined): Answer => ({
  command: results?.command ?? '',
  rowCount: results?.rowCount ?? 0,
  rows: results?.rows ?? [],
})

/**
 * A queue that gives the one connection to users in order of arrival. As with the pg driver, a text without parameters may contain
 * several statements. A query after its turn has ended throws an Error. Requests and timers are handled between two turns: PGlite works on
 * this thread and answers by microtasks, so somebody with one transaction after the other would leave no time for them.
 */
export function turnsOn(pglite: PGlite): Turns {
  let last: Promise<void> = Promise.resolve()
  let refused: string | undefined
  let users = 0
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
      const run: Connection['run'] = async (text, parameters) => {
        check(released)
        if (parameters.length > 0) return answerOf(await pglite.query(text, [...parameters]))
        return answerOf((await pglite.exec(text)).at(-1))
      }
      return {
        run,
        async runAll(statements) {
          const answers: Answer[] = []
          for (const { text, parameters } of statements) answers.push(await run(text, parameters))
          return answers
        },
        release() {
          if (released) return
          released = true
          done()
        },
      }
    },
    users: () => users,
    refuse(reason) {
      refused ??= reason
    },
  }
}
