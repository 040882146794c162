// The rows that bulk work left as they were, as a table that a spreadsheet opens.
import { rowTitle } from '../fields/rowTitle.ts'
import type { Speaker } from '../speaker.ts'
import { keepFile } from '../transfer/saveFile.ts'
import { resultOf, type Job } from './bulkWishes.ts'
import { failureText } from './Refusals.tsx'

// A cell that begins like a formula is run by spreadsheets: an apostrophe keeps it text.
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The table as text: id, name and reason, with a mark that tells spreadsheets the encoding. */
export function failuresTable(job: Job, speaker: Speaker): string {
  const { translate } = speaker
  const head = [`resources.${job.resource}.fields.id`, 'admin.bulk.row', 'admin.bulk.why'].map((key) => translate(key))
  const rows = resultOf(job).failures.map((failure) => [
    failure.id,
    Object.keys(failure.names).length > 0 ? rowTitle(job.resource, failure.names, speaker) : '',
    failureText(failure, speaker),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Hands it to the browser as a file. */
export const saveFailures = (job: Job, speaker: Speaker): void =>
  keepFile(new Blob([failuresTable(job, speaker)], { type: 'text/csv;charset=utf-8' }), `${job.resource}-${job.id.slice(-6)}.csv`)
