// PGlite's one connection, lent to one user at a time: what two tenants do can interleave between turns, never within one.
import type { PGlite, Results } from '@electric-sql/pglite'
import type { Answer, Connection } from '../pool.ts'

/** The queue for the connection, and a way to end it for good. */
export interface Turns {
  take(): Promise<Connection>
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
  const check = (released: boolean) => {
    if (refused) throw new Error(refused)
    if (released) throw new Error('This connection was given back already.')
  }
  return {
    async take() {
      const before = last
      let done = (): void => undefined
      last = new Promise((resolve) => (done = resolve))
      await before
      let released = false
      if (refused) {
        done()
        throw new Error(refused)
      }
      return {
        async run(text, parameters) {
          check(released)
          if (parameters.length > 0) return answerOf(await pglite.query(text, [...parameters]))
          return answerOf((await pglite.exec(text)).at(-1))
        },
        release() {
          released = true
          done()
        },
      }
    },
    refuse(reason) {
      refused ??= reason
    },
  }
}
