// A reporter of vitest: stores the errors that belong to no test, for what is printed at the end of `npm test`. They fail the run, and no other
// report has them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

/** Writes a JSON list of texts to the file that LOST_ERRORS names. */
export default class LostErrors implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.LOST_ERRORS
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      JSON.stringify(errors.map(({ name, message, stack, type }) => [type, name, message, stack].filter(Boolean).join(' '))),
    )
  }
}
