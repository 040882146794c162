// The rows that bulk work did not change, as a table file.
import { rowTitle } from '../fields/rowTitle.ts'
import type { I18n } from '../useI18n.ts'
import { keepFile } from '../../../http/keepFile.ts'
import { tableFile } from '../tableText.ts'
import { resultOf, type Job } from './bulkRequests.ts'
import { failureText } from './Refusals.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** The table: id, name and reason. */
export function failuresTable(job: Job, i18n: I18n): string[][] {
  const { translate } = i18n
  const head = [`resources.${job.resource}.fields.id`, 'admin.bulk.row', 'admin.bulk.why'].map((key) => translate(namedKey(key)))
  const rows = resultOf(job).failures.map((failure) => [
    failure.id,
    Object.keys(failure.names).length > 0 ? rowTitle(job.resource, failure.names, i18n) : '',
    failureText(failure, i18n),
  ])
  return [head, ...rows]
}

/** Saves it as a file. */
export const saveFailures = (job: Job, i18n: I18n): void =>
  keepFile(tableFile(failuresTable(job, i18n)), `${job.resource}-${job.id.slice(-6)}.csv`)
