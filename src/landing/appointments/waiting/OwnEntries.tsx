import { useState } from 'react'
import { Link } from 'wouter'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { ownWaitingEntries, withdrawWaitingEntry } from '../../../schema/appointments/calls.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import { call } from '../../core/api.ts'
import { usePathTo } from '../../core/navigation.ts'
import { useSending } from '../../core/steps/useSending.ts'
import { useCall } from '../../core/useCall.ts'
import { useFormat } from '../../core/useFormat.ts'
import { EntryFacts } from './EntryFacts.tsx'

/** The person's entries on the waiting list, beside their bookings; nothing without one. */
export function OwnEntries() {
  const t = useTranslate()
  const own = useCall(ownWaitingEntries, {})
  const [left, setLeft] = useState<readonly string[]>([])
  const entries = (own.data?.data ?? []).filter(({ id }) => !left.includes(id))
  if (entries.length === 0) return null
  return (
    <section className="stack" aria-labelledby="waiting-list">
      <h3 id="waiting-list" className="part-title">
        {t('landing.waiting.title')}
      </h3>
      {entries.map((entry) => (
        <OwnEntry key={entry.id} entry={entry} onWithdrawn={() => setLeft([...left, entry.id])} />
      ))}
    </section>
  )
}

function OwnEntry({ entry, onWithdrawn }: { entry: CustomerWaitingEntry; onWithdrawn: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const pathTo = usePathTo()
  const { id, offer } = entry
  const { send, complaint } = useSending(async () => {
    await call(withdrawWaitingEntry, {}, { params: { id } })
    onWithdrawn()
  })
  return (
    <div className="card stack">
      <EntryFacts entry={entry} />
      {offer && (
        <>
          <p>{t('landing.waiting.heldUntil', { until: format.time(offer.until) })}</p>
          <Link href={pathTo('book-service', undefined, { waiting: id })} className="button button-primary button-wide">
            {format.longDay(offer.startAt)} {format.time(offer.startAt)}
          </Link>
        </>
      )}
      <button type="button" className="button button-plain" onClick={press(() => send())}>
        {t('landing.waiting.withdraw')}
      </button>
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </div>
  )
}
