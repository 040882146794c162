// The rows that bulk work left as they were, as a table that a spreadsheet opens.
import { rowTitle } from '../fields/rowTitle.ts'
import type { Speaker } from '../speaker.ts'
import { keepFile } from '../../http/keepFile.ts'
import { tableFile } from '../transfer/tableText.ts'
import { resultOf, type Job } from './bulkWishes.ts'
import { failureText } from './Refusals.tsx'

/** The table: id, name and reason. */
export function failuresTable(job: Job, speaker: Speaker): string[][] {
  const { translate } = speaker
  const head = [`resources.${job.resource}.fields.id`, 'admin.bulk.row', 'admin.bulk.why'].map((key) => translate(key))
  const rows = resultOf(job).failures.map((failure) => [
    failure.id,
    Object.keys(failure.names).length > 0 ? rowTitle(job.resource, failure.names, speaker) : '',
    failureText(failure, speaker),
  ])
  return [head, ...rows]
}

/** Hands it to the browser as a file. */
export const saveFailures = (job: Job, speaker: Speaker): void =>
  keepFile(tableFile(failuresTable(job, speaker)), `${job.resource}-${job.id.slice(-6)}.csv`)
