// Texts about background jobs.
import type { BackgroundJob, BackgroundLane } from '../../schema/backgroundJobs/calls/backgroundJob.ts'
import { isUnderWay } from '../core/bulk/bulkRequests.ts'
import { jobStanding, jobTitle } from '../core/bulk/jobWords.ts'
import type { I18n } from '../core/useI18n.ts'
import type { Tone } from '../core/theme/tones.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** The title of a job; for system jobs only the kind. */
export const titleOf = ({ job }: BackgroundJob, i18n: I18n): string =>
  job.ownerId === null ? i18n.translate(`enumerations.jobKind.${job.kind}`) : jobTitle(job, i18n)

/** Details of a job's state: its progress, or why it failed. */
export function standingOf({ job, dueAt }: BackgroundJob, i18n: I18n): string {
  const { translate, format } = i18n
  const error = job.result['error']
  if (job.state === 'failed' && typeof error === 'string' && error !== 'internal') return translate(namedKey(`errors.${error}`))
  if (job.state === 'waiting' && dueAt && Date.parse(dueAt) > Date.now())
    return translate('admin.backgroundJobs.again', { when: format.relative(dueAt) })
  // System jobs do not count rows; the dot shows their state.
  if (isUnderWay(job))
    return job.ownerId === null ? '' : translate('admin.jobs.progress', { done: format.number(job.done), total: format.number(job.total) })
  return jobStanding(job, i18n)
}

/** The state of a kind of job as text, and its colour. */
export function laneWords(
  { paused, waiting, running, failed, oldestAt }: BackgroundLane,
  { translate, format }: I18n,
): { tone: Tone; text: string } {
  const part = (word: 'waiting' | 'running' | 'failed', count: number) =>
    count > 0 ? [translate(`admin.backgroundJobs.${word}`, { smart_count: count, count: format.number(count) })] : []
  const parts = [...part('running', running), ...part('waiting', waiting), ...part('failed', failed)]
  const since = oldestAt && waiting > 0 ? [translate('admin.backgroundJobs.oldest', { when: format.relative(oldestAt) })] : []
  const tone = paused || waiting > 0 ? 'caution' : running > 0 ? 'info' : 'neutral'
  return { tone: failed > 0 ? 'critical' : tone, text: [...parts, ...since].join(' · ') || translate('admin.backgroundJobs.nothing') }
}
