// Who is notified of statements: nobody, unless the process traces. Asked when a database is opened, so that it costs nothing where it is off.
import type { Connection } from './pool.ts'

/** Is notified of a statement that is over: its text without its values, when it began, and whether it failed. */
type QueryObserver = (text: string, startedAt: Date, failed: boolean) => void
let queryObserver: QueryObserver | undefined

/** From the next opening on, every statement is told of. */
export const observeQueries = (one: QueryObserver): void => void (queryObserver = one)

/** The same connections, told of where anybody receives. */
export function observed(take: () => Promise<Connection>): () => Promise<Connection> {
  const notify = queryObserver
  if (!notify) return take
  const observe = async <R>(texts: string[], work: () => Promise<R>): Promise<R> => {
    const startedAt = new Date()
    const tell = (failed: boolean) => texts.forEach((text) => notify(text, startedAt, failed))
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
      run: (text, parameters) => observe([text], () => run(text, parameters)),
      runAll: (all) =>
        observe(
          all.map(({ text }) => text),
          () => runAll(all),
        ),
      release,
    }
  }
}
