import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { joinWaitingList, ownWaitingEntries } from '../../../schema/appointments/calls.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import { call } from '../../core/api.ts'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useCall } from '../../core/useCall.ts'
import { Finder, useIdentity } from '../../customers/index.ts'
import { useBooking } from '../bookService/booking.tsx'
import { OwnCar } from '../bookService/steps/PersonStep.tsx'
import { OnTheList } from './OnTheList.tsx'
import { useWaitingDays, WaitingForm } from './WaitingForm.tsx'

/** Instead of the free times: the entry of the chosen car, or the form that leaves one. */
export function WaitingStep() {
  const { draft, setWaiting } = useBooking()
  const { customer } = useIdentity()
  // A visitor who proves their mobile in the form stays in it.
  const [known] = useState(() => Boolean(customer && draft.vehicleId))
  const own = useCall(ownWaitingEntries, known ? {} : undefined)
  const [left, setLeft] = useState<CustomerWaitingEntry>()
  const [changing, setChanging] = useState(false)
  // The link to it is below all times.
  useEffect(() => {
    void window.scrollTo({ top: 0 })
  }, [left, changing])
  if (known && own.failed) return <Missing again={own.again} />
  if (known && !own.data) return <Skeletons count={3} height={64} />
  const entry = left ?? own.data?.data.find(({ vehicleId }) => vehicleId === draft.vehicleId)
  if (entry && !changing) return <OnTheList entry={entry} onChange={() => setChanging(true)} onWithdrawn={() => setWaiting(undefined)} />
  return (
    <Leaving
      entry={entry}
      onLeft={(one) => {
        setLeft(one)
        setChanging(false)
      }}
    />
  )
}

/** Asks when the person can come, and a visitor who they are, and sends the entry. */
function Leaving({ entry, onLeft }: { entry: CustomerWaitingEntry | undefined; onLeft: (entry: CustomerWaitingEntry) => void }) {
  const t = useTranslate()
  const { draft, change, setWaiting } = useBooking()
  const { customer } = useIdentity()
  const days = useWaitingDays(entry)
  const [proving, setProving] = useState(false)
  const { services, locationId = '', vehicleId = '' } = draft
  const { send, complaint } = useSending(async () => {
    const answer = await call(
      joinWaitingList,
      { vehicleId, services, locationId, ...days.value },
      { idempotencyKey: crypto.randomUUID(), quiet: true },
    )
    onLeft(answer.entry)
  })
  const ready = customer !== undefined && vehicleId !== ''
  // The step of the car has no button of its own.
  const lacksCar = proving && customer !== undefined && !ready
  useEffect(() => setWaiting(lacksCar ? 'car' : 'list'), [lacksCar, setWaiting])
  // The person was known at last.
  useEffect(() => {
    if (!proving || !ready) return
    setProving(false)
    void send()
  }, [proving, ready, send])
  if (!proving) return <WaitingForm days={days} complaint={complaint} onSend={() => (ready ? send() : setProving(true))} />
  return (
    <Finder purpose="book" reason={<StepHeading title={t('landing.waiting.proveTitle')} text={t('landing.waiting.proveText')} />}>
      <OwnCar onOwn={(own) => change({ vehicleId: own })} />
    </Finder>
  )
}
