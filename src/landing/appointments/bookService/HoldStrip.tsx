import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { call } from '../../core/api.ts'
import { useSeconds } from '../../customers/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { useBooking } from './booking.tsx'
import type { Held } from './draft.ts'
import { isStillFree } from './isStillFree.ts'

const longest = 300
const aMinute = 60
const clock = (seconds: number) => `${Math.floor(seconds / aMinute)}:${String(seconds % aMinute).padStart(2, '0')}`

/** How long the chosen time is held; nothing while none is chosen. */
export function HoldStrip() {
  const { held, startAt } = useBooking().draft
  if (!startAt) return null
  // Chosen and not held yet: takes its space already, so that the button below does not move while it is pressed.
  if (!held?.request.includes(startAt))
    return (
      <div className="hold hold-coming">
        <Left seconds={longest} />
      </div>
    )
  return <Countdown key={held.request + held.until} held={held} />
}

function Left({ seconds }: { seconds: number }) {
  const t = useTranslate()
  return (
    <p className="hold-left">
      <Icon name="clock" size={18} />
      {t('landing.book.hold.left')}
      <bdi role="timer">{clock(seconds)}</bdi>
    </p>
  )
}

function Countdown({ held }: { held: Held }) {
  const t = useTranslate()
  const left = Math.max(0, longest - useSeconds(held.until - longest * 1000, longest))
  return (
    <div className="hold">
      {left > 0 ? <Left seconds={left} /> : <Over />}
      <p className="out-of-sight" role="status">
        {left > 0 && left <= aMinute && t('landing.book.hold.minute')}
      </p>
    </div>
  )
}

/** The hold has expired: shows whether the time is still free, and what to do. */
function Over() {
  const t = useTranslate()
  const { draft, change, go } = useBooking()
  const [free, setFree] = useState<boolean>()
  const { locationId, services, advisorId, startAt } = draft
  useEffect(() => {
    let left = false
    void isStillFree({ locationId, services, advisorId, startAt }, call).then((answer) => left || setFree(answer))
    return () => {
      left = true
    }
  }, [locationId, services, advisorId, startAt])
  return (
    <div className="hold-over" role="status">
      <p>
        <strong>{t('landing.book.hold.over')}</strong> {free !== undefined && t(`landing.book.hold.${free ? 'free' : 'gone'}`)}
      </p>
      {free !== undefined && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            if (free) return change({ held: undefined })
            change({ startAt: undefined })
            go('time')
          }}
        >
          {t(`landing.book.hold.${free ? 'keep' : 'others'}`)}
        </button>
      )}
    </div>
  )
}
