import { useTranslate } from '../../i18n/index.ts'
import { HttpError, press } from '../../http/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { Note } from '../core/parts/Note.tsx'
import { useFormat } from '../core/useFormat.ts'

/** The present booking in the error staleVersion; undefined for other errors. */
export function currentOf(failure: unknown): CustomerAppointment | undefined {
  if (!(failure instanceof HttpError) || failure.code !== 'staleVersion') return undefined
  return failure.details['current'] as CustomerAppointment | undefined
}

interface ConflictProps {
  current: CustomerAppointment
  /** The change that the person wanted, as a text. */
  request: string
  onKeep: () => void
  onInsist: () => Promise<unknown>
}

/** Both versions side by side, for the person to choose. */
export function Conflict({ current, request, onKeep, onInsist }: ConflictProps) {
  const t = useTranslate()
  const format = useFormat()
  const now =
    current.closure === 'none'
      ? `${format.longDay(current.startAt)} ${format.time(current.startAt)}`
      : t(`landing.manage.closure.${current.closure}`)
  return (
    <div className="stack">
      <Note tone="caution" alert>
        {t('landing.conflict.text')}
      </Note>
      <dl className="card facts">
        <div>
          <dt>{t('landing.conflict.now')}</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>{t('landing.conflict.change')}</dt>
          <dd>{request}</dd>
        </div>
      </dl>
      <button type="button" className="button button-primary button-wide" onClick={onKeep}>
        {t('landing.conflict.keep')}
      </button>
      {current.changeable && (
        <button type="button" className="button button-quiet button-wide" onClick={press(onInsist)}>
          {t('landing.conflict.insist')}
        </button>
      )}
    </div>
  )
}
