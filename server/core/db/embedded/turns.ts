// PGlite's one connection, leased to one user at a time: what two tenants do can interleave between turns, never within one.
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Answer, Connection } from '../pool.ts'

/** The queue for the connection, and a way to end it for good. */
export interface Turns {
  take(): Promise<Connection>
  /** Users who have the connection or wait for it. */
  users(): number
  /** From now on every turn and every statement rejects with this reason. */
  refuse(reason: string): void
}

const answerOf = (results: Results | undefined): Answer => ({
  command: results?.command ?? '',
  rowCount: results?.rowCount ?? 0,
  rows: results?.rows ?? [],
})

/** First come, first served. Statements without parameters may be several at once, as with the pg driver. */
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
