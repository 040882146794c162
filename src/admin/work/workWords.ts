// Work in words.
import type { WorkJob, WorkLane } from '../../schema/calls/work.ts'
import { isUnderWay } from '../bulk/bulkWishes.ts'
import { jobStanding, jobTitle } from '../bulk/jobWords.ts'
import type { Speaker } from '../speaker.ts'
import type { Tone } from '../theme/tones.ts'

/** What a job does: of the house's own there is only the kind to tell. */
export const titleOf = ({ job }: WorkJob, speaker: Speaker): string =>
  job.ownerId === null ? speaker.translate(`enumerations.jobKind.${job.kind}`) : jobTitle(job, speaker)

/** How it stands beyond its state: how far it is, or why it failed. */
export function standingOf({ job, dueAt }: WorkJob, speaker: Speaker): string {
  const { translate, format } = speaker
  const error = job.result['error']
  if (job.state === 'failed' && typeof error === 'string' && error !== 'internal') return translate(`errors.${error}`)
  if (job.state === 'waiting' && dueAt && Date.parse(dueAt) > Date.now())
    return translate('admin.work.again', { when: format.relative(dueAt) })
  // Its dot says the rest: of the house's own nobody counts rows.
  if (isUnderWay(job))
    return job.ownerId === null ? '' : translate('admin.jobs.progress', { done: format.number(job.done), total: format.number(job.total) })
  return jobStanding(job, speaker)
}

/** How a kind of work stands, and its colour. */
export function laneWords(
  { paused, waiting, running, failed, oldestAt }: WorkLane,
  { translate, format }: Speaker,
): { tone: Tone; text: string } {
  const part = (word: 'waiting' | 'running' | 'failed', count: number) =>
    count > 0 ? [translate(`admin.work.${word}`, { smart_count: count, count: format.number(count) })] : []
  const parts = [...part('running', running), ...part('waiting', waiting), ...part('failed', failed)]
  const since = oldestAt && waiting > 0 ? [translate('admin.work.oldest', { when: format.relative(oldestAt) })] : []
  const tone = paused || waiting > 0 ? 'caution' : running > 0 ? 'info' : 'neutral'
  return { tone: failed > 0 ? 'critical' : tone, text: [...parts, ...since].join(' · ') || translate('admin.work.nothing') }
}
