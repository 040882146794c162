// Reports statements to an observer, only when tracing is on. Checked once when a database is opened, so it costs nothing otherwise.
import type { Connection } from './pool.ts'

/** Is called after each statement with its text (without values), its start time and whether it failed. */
type QueryObserver = (text: string, startedAt: Date, failed: boolean) => void
let queryObserver: QueryObserver | undefined

/** Sets the observer of SQL statements for databases that are opened later. */
export const observeQueries = (one: QueryObserver): void => void (queryObserver = one)

/** Wraps the connections so that the observer is called for each statement; returns them unchanged when there is none. */
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
