import { useEffect, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useSeconds } from '../../customers/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import type { TimeQuestion } from '../calendar/DayPicker.tsx'
import { isStillFree } from './isStillFree.ts'
import type { Held } from './useHold.ts'
import './hold.css'

interface HoldStripProps {
  /** The flow that chooses a time in its step 'time'. */
  flow: {
    draft: { startAt: string | undefined; held: Held | undefined }
    change: (change: { held?: undefined; startAt?: undefined }) => void
    go: (step: 'time') => void
  }
  question: TimeQuestion
}

const longest = 300
const aMinute = 60
const clock = (seconds: number) => `${Math.floor(seconds / aMinute)}:${String(seconds % aMinute).padStart(2, '0')}`

/** How long the chosen time is held; nothing while none is chosen. */
export function HoldStrip({ flow, question }: HoldStripProps) {
  const { startAt, held } = flow.draft
  if (!startAt) return null
  // Chosen and not held yet: takes its space already, so that the button below does not move while it is pressed.
  if (!held?.request.includes(startAt))
    return (
      <div className="hold hold-coming">
        <Left seconds={longest} />
      </div>
    )
  return (
    <Countdown key={held.request + held.until} held={held}>
      <Over question={question} startAt={startAt} flow={flow} />
    </Countdown>
  )
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

/** What is left of the hold; `children` once it has expired. */
function Countdown({ held, children }: { held: Held; children: ReactNode }) {
  const t = useTranslate()
  // A time that was offered is held for longer.
  const [span] = useState(() => Math.max(longest, Math.ceil((held.until - Date.now()) / 1000)))
  const left = Math.max(0, span - useSeconds(held.until - span * 1000, span))
  return (
    <div className="hold">
      {left > 0 ? <Left seconds={left} /> : children}
      <p className="out-of-sight" role="status">
        {left > 0 && left <= aMinute && t('landing.book.hold.minute')}
      </p>
    </div>
  )
}

/** The hold has expired: shows whether the time is still free, and what to do. Offline it is held again once the connection is back. */
function Over({ question, startAt, flow: { change, go } }: HoldStripProps & { startAt: string }) {
  const t = useTranslate()
  const [free, setFree] = useState<boolean>()
  const requested = JSON.stringify(question)
  useEffect(() => {
    let left = false
    void isStillFree(JSON.parse(requested) as TimeQuestion, startAt).then((answer) => left || setFree(answer))
    return () => {
      left = true
    }
  }, [requested, startAt])
  const keep = () => change({ held: undefined })
  const choose = () => {
    change({ startAt: undefined })
    go('time')
  }
  return (
    <div className="hold-over" role="status">
      <p>
        <strong>{t('landing.book.hold.over')}</strong> {t(`landing.book.hold.${free === undefined ? 'checked' : free ? 'free' : 'gone'}`)}
      </p>
      {free !== undefined && (
        <button type="button" className="button button-quiet" onClick={free ? keep : choose}>
          {t(`landing.book.hold.${free ? 'keep' : 'others'}`)}
        </button>
      )}
    </div>
  )
}
