// The end of a process whose embedded database cannot go on.
import { writeSync } from 'node:fs'

/** What to tell anyone who starts on files that PostgreSQL does not open. */
export const unopenable = (path: string, reason: string): string =>
  `The database in ${path} cannot be opened: ${reason}. Where the disk is full, make room and start again. Else its files are damaged: ` +
  'keep a copy of the folder, restore the last backup (docs/operations.md tells how) and start with that.'

/** Ends a process whose files PostgreSQL does not even open. */
export function endUnopened(path: string, reason: string): never {
  writeSync(2, `${unopenable(path, reason)}\n`)
  process.exit(1)
}

/** Says why and ends the process with code 1, at once: what was not acknowledged is rolled back at the next start, as after a power cut. */
export function endAtPanic(reason: string): never {
  writeSync(2, `The embedded database stopped: ${reason}. Is the disk full or broken? Nothing that was acknowledged is lost.\n`)
  process.exit(1)
}
