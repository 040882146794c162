// A write of either side, through commands that check it themselves.
import type { Scope } from '../db/repository.ts'
import type { SessionCall } from '../services.ts'

/** One write by the caller in one transaction. The command inside checks what it records and for whom. */
export const recording = <R>({ db }: SessionCall<unknown>, work: (tx: Scope) => Promise<R>): Promise<R> =>
  db.asSystem('the command checks what it records and for whom', work)
