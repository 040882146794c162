// Ends the process when its embedded database cannot continue.
import { writeSync } from 'node:fs'

/** The error message for files that PostgreSQL cannot open, with what the operator can do. */
export const unopenable = (path: string, reason: string): string =>
  `The database in ${path} cannot be opened: ${reason}. Where the disk is full, make room and start again. Else its files are damaged: ` +
  'keep a copy of the folder, restore the last backup (docs/operations.md tells how) and start with that.'

/** Ends the process with code 1 and that message on stderr. */
export function endUnopened(path: string, reason: string): never {
  writeSync(2, `${unopenable(path, reason)}\n`)
  process.exit(1)
}

/**
 * Writes the reason to stderr and ends the process with code 1 at once. Unacknowledged work is rolled back at the next start, as after a
 * power cut.
 */
export function endAtPanic(reason: string): never {
  writeSync(2, `The embedded database stopped: ${reason}. Is the disk full or broken? Nothing that was acknowledged is lost.\n`)
  process.exit(1)
}
