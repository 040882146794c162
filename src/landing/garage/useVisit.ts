import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/index.ts'
import { appointmentDetails } from '../../schema/appointments/calls.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'
import { isLinkOver, useLinkSession } from '../appointments/index.ts'

/** The booking of a link and the state of loading it: loaded, link expired (410), or failed. */
export function useVisit(link: string) {
  const language = useLanguage()
  const { enter, ask } = useLinkSession(link)
  const [visit, setVisit] = useState<CustomerVisit>()
  const [state, setState] = useState<'asking' | 'here' | 'over' | 'failed'>('asking')
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  const shownId = useRef<string>(undefined)
  useEffect(() => {
    let left = false
    const present = shownId.current ? ask(appointmentDetails, { id: shownId.current }, { quiet: 'silent' }) : enter()
    present
      .then((came) => {
        if (left) return
        shownId.current = came.appointment.id
        setVisit(came)
        setState('here')
      })
      .catch((failure: unknown) => {
        if (left) return
        const gone = isLinkOver(failure)
        if (gone) setVisit(undefined)
        setState((last) => (gone ? 'over' : last === 'here' ? last : 'failed'))
      })
    return () => {
      left = true
    }
  }, [ask, enter, round, language])
  useWhileSeen(again)
  return { visit, over: state === 'over', failed: state === 'failed', again, ask }
}
