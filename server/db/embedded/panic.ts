// The end of a process whose embedded database cannot go on.
import { writeSync } from 'node:fs'

/** Says why and ends the process with code 1, at once: what was not acknowledged is rolled back at the next start, as after a power cut. */
export function endAtPanic(reason: string): never {
  writeSync(2, `The embedded database stopped: ${reason}. Is the disk full or broken? Nothing that was acknowledged is lost.\n`)
  process.exit(1)
}
