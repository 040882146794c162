import { dayOf } from '../../../schema/core/time/zone.ts'
import { useTranslate } from '../../../i18n/index.ts'
import type { Slot } from '../../../schema/core/time/slot.ts'
import { EmptyArt } from '../../core/parts/EmptyArt.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { useFormat, useRegion } from '../../core/useFormat.ts'

const parts = [
  { name: 'morning', from: '00:00', to: '12:00' },
  { name: 'noon', from: '12:00', to: '16:00' },
  { name: 'evening', from: '16:00', to: '24:00' },
] as const

/** A start to choose: moment in UTC and local HH:mm; past ones are not shown. */
export interface OfferedStart extends Pick<Slot, 'start' | 'local' | 'available'> {
  reason: string | null
}

/** The starts of a local day ('YYYY-MM-DD') in groups morning, noon and evening; taken ones are shown as such. */
export function SlotPicker({
  date,
  slots,
  startAt,
  onChange,
}: {
  date: string
  slots: readonly OfferedStart[] | undefined
  startAt: string | undefined
  onChange: (slot: OfferedStart) => void
}) {
  const t = useTranslate()
  const format = useFormat()
  const { timeZone: zone } = useRegion()
  // The previous day's starts are still here while the next ones load, and must not be chosen.
  if (!slots || (slots[0] && dayOf(slots[0].start, zone) !== date)) return <Skeletons count={2} height={84} />
  const shown = slots.filter(({ reason }) => reason !== 'past')
  if (!shown.some(({ available }) => available))
    return (
      <div className="empty" role="status">
        <EmptyArt />
        <p>{t('landing.time.none')}</p>
      </div>
    )
  return (
    <div className="stack">
      {parts.map(({ name, from, to }) => {
        const own = shown.filter(({ local }) => local >= from && local < to)
        if (own.length === 0) return null
        return (
          <fieldset key={name}>
            <legend className="part-title">{t(`landing.time.parts.${name}`)}</legend>
            <div className="slots">
              {own.map((slot) => (
                <label key={slot.start} className="slot">
                  <input
                    type="radio"
                    name="slot"
                    checked={slot.start === startAt}
                    disabled={!slot.available}
                    onChange={() => onChange(slot)}
                  />
                  <span>{format.clock(slot.local)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
