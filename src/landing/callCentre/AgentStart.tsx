import { useEffect, useRef, useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { isAnother, isHalfDone } from './agent.ts'
import { agentCall } from './agentCall.ts'
import { actFor, signOut, type Whom } from './calls.ts'
import { useSession } from '../../session/index.ts'
import { useIdentity } from '../customers/index.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { CallerPanel } from './CallerPanel.tsx'
import { FindCaller, type Searched } from './FindCaller.tsx'
import { FoundCard } from './FoundCard.tsx'
import { LeaveCaller } from './LeaveCaller.tsx'
import { useStops } from './useStops.ts'
import { NewCaller } from './NewCaller.tsx'
import { Nobody } from './Nobody.tsx'
import { RecentCallers } from './RecentCallers.tsx'
import { me } from '../../schema/staff/calls.ts'

/** The start page of a call: find the customer, choose them, and see what they may want. Works by keyboard alone. */
export function AgentStart() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const staff = useSession('staff')
  const { mobile, customer } = useIdentity()
  const [searched, setSearched] = useState<Searched>()
  const [request, setRequest] = useState<Whom>()
  const [begun, setBegun] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useStops(page)
  // Notices at once when the session was ended elsewhere.
  useEffect(() => void agentCall(me, {}, { quiet: 'silent' }).catch(() => undefined), [])

  const begin = async (whom: Whom) => {
    setRequest(undefined)
    // A refusal is shown as a notice; the chosen customer stays on the page for another attempt.
    await actFor(whom).then(
      () => {
        setSearched(undefined)
        setBegun(true)
      },
      () => undefined,
    )
  }
  const choose = (whom: Whom) => {
    const id = 'customerId' in whom ? whom.customerId : undefined
    if (isAnother(id) && isHalfDone()) setRequest(whom)
    else void begin(whom)
  }
  const nobody = searched?.matches.length === 0
  return (
    <div ref={page} className="flow agent">
      <header className="agent-head">
        <h1>{t('calling.who')}</h1>
        <p className="muted small">{staff && bilingual(staff.name)}</p>
        <button type="button" className="button button-plain" onClick={press(() => signOut())}>
          <FlowIcon name="leave" size={20} />
          {t('calling.signOut')}
        </button>
      </header>
      <FindCaller onFound={setSearched} />
      <div className="agent-found" aria-live="polite">
        {searched?.matches.map((one) => (
          <FoundCard key={one.customer.id} found={one} onChosen={() => choose({ customerId: one.customer.id })} />
        ))}
        {nobody && <Nobody by={searched.by} value={searched.value} onNew={(value) => choose({ mobile: value })} />}
      </div>
      {!searched && mobile && !customer && <NewCaller mobile={mobile} />}
      {!searched && mobile && customer && <CallerPanel key={customer.id} focused={begun} />}
      <RecentCallers onChosen={(customerId) => choose({ customerId })} />
      {request && <LeaveCaller onStay={() => setRequest(undefined)} onLeave={() => begin(request)} />}
    </div>
  )
}
