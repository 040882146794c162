// Who hears of statements: nobody, unless the process traces. Asked when a database is opened, so that it costs nothing where it is off.
import type { Connection } from './pool.ts'

/** Hears of a statement that is over: its text without its values, when it began, and whether it failed. */
type Hearer = (text: string, startedAt: Date, failed: boolean) => void
let hearer: Hearer | undefined

/** From the next opening on, every statement is told of. */
export const hearStatements = (one: Hearer): void => void (hearer = one)

/** The same connections, told of where anybody hears. */
export function heard(take: () => Promise<Connection>): () => Promise<Connection> {
  const hear = hearer
  if (!hear) return take
  const told = async <R>(texts: string[], work: () => Promise<R>): Promise<R> => {
    const startedAt = new Date()
    const tell = (failed: boolean) => texts.forEach((text) => hear(text, startedAt, failed))
    try {
      const answer = await work()
      tell(false)
      return answer
    } catch (error) {
      tell(true)
      throw error
    }
  }
  return async () => {
    const { run, runAll, release } = await take()
    return {
      run: (text, parameters) => told([text], () => run(text, parameters)),
      runAll: (all) =>
        told(
          all.map(({ text }) => text),
          () => runAll(all),
        ),
      release,
    }
  }
}
