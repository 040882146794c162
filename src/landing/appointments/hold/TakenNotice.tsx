import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { useFormat } from '../../core/useFormat.ts'
import type { FreeSlot } from './nextFreeSlots.ts'
import './hold.css'

interface TakenNoticeProps {
  slots: readonly FreeSlot[]
  onChoose: (slot: FreeSlot) => void
  /** Goes to all times; absent where they are on the page. */
  onOthers?: () => void
}

/** The time was taken meanwhile: offers the next free ones. */
export function TakenNotice({ slots, onChoose, onOthers }: TakenNoticeProps) {
  const t = useTranslate()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="card taken stack">
      <div className="stack-tight">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="clock" size={22} /> {t('landing.taken.title')}
        </h3>
        <p>{t('landing.taken.text')}</p>
      </div>
      <ul className="taken-slots">
        {slots.map((slot) => (
          <li key={slot.start}>
            <button type="button" className="slot taken-slot" onClick={() => onChoose(slot)}>
              <span className="muted small">{format.longDay(slot.start)}</span>
              <span>{format.time(slot.start)}</span>
            </button>
          </li>
        ))}
      </ul>
      {onOthers && (
        <button type="button" className="button button-plain" onClick={onOthers}>
          {t('landing.taken.others')}
        </button>
      )}
    </div>
  )
}
