// Texts about a job.
import { nameOf, type I18n } from '../useI18n.ts'
import type { Job } from './bulkRequests.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** What a job does, and to which rows. */
export function jobTitle({ kind, resource, result }: Job, { translate }: I18n): string {
  const name = nameOf(translate, resource)
  const { action } = result
  return kind === 'bulk' && typeof action === 'string'
    ? translate(namedKey(`admin.jobs.bulk.${action}`), { name })
    : translate(namedKey(`admin.jobs.kind.${kind}`), { name })
}

/** The progress of a job, or its end. */
export function jobStanding({ kind, state, done, total, failed, result }: Job, { translate, format }: I18n): string {
  const number = (value: number) => format.number(value)
  if (state === 'waiting') return translate('admin.jobs.waiting')
  if (state === 'running') return translate('admin.jobs.progress', { done: number(done), total: number(total) })
  if (state === 'failed') return translate(result['error'] === 'forbidden' ? 'errors.forbidden' : 'admin.jobs.broken')
  const changed = kind === 'bulk' && typeof result['changed'] === 'number' ? result['changed'] : done - failed
  const parts = [
    ...(state === 'cancelled' ? [translate('admin.jobs.cancelled')] : []),
    ...(state === 'undone' ? [translate('admin.jobs.undone')] : []),
    translate('admin.jobs.done', { smart_count: changed, count: number(changed) }),
    ...(failed > 0 ? [translate('admin.jobs.failed', { smart_count: failed, count: number(failed) })] : []),
  ]
  return parts.join(' · ')
}
