import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { leaveWish, ownWishes } from '../../../schema/appointments/calls.ts'
import type { CustomerWish } from '../../../schema/appointments/customerWish.ts'
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
import { useWishDays, WishForm } from './WishForm.tsx'

/** Instead of the free times: the wish of the chosen car, or the form that leaves one. */
export function WishStep() {
  const { draft, setWaiting } = useBooking()
  const { customer } = useIdentity()
  // A visitor who proves their mobile in the form stays in it.
  const [known] = useState(() => Boolean(customer && draft.vehicleId))
  const own = useCall(ownWishes, known ? {} : undefined)
  const [left, setLeft] = useState<CustomerWish>()
  const [changing, setChanging] = useState(false)
  if (known && own.failed) return <Missing again={own.again} />
  if (known && !own.data) return <Skeletons count={3} height={64} />
  const wish = left ?? own.data?.data.find(({ vehicleId }) => vehicleId === draft.vehicleId)
  if (wish && !changing) return <OnTheList wish={wish} onChange={() => setChanging(true)} onWithdrawn={() => setWaiting(undefined)} />
  return (
    <Leaving
      wish={wish}
      onLeft={(one) => {
        setLeft(one)
        setChanging(false)
      }}
    />
  )
}

/** Asks when the person can come, and a visitor who they are, and sends the wish. */
function Leaving({ wish, onLeft }: { wish: CustomerWish | undefined; onLeft: (wish: CustomerWish) => void }) {
  const t = useTranslate()
  const { draft, change } = useBooking()
  const { customer } = useIdentity()
  const days = useWishDays(wish)
  const [proving, setProving] = useState(false)
  const { services, locationId = '', vehicleId = '' } = draft
  const { send, complaint } = useSending(async () => {
    const answer = await call(
      leaveWish,
      { vehicleId, services, locationId, ...days.value },
      { idempotencyKey: crypto.randomUUID(), quiet: true },
    )
    onLeft(answer.wish)
  })
  const ready = customer !== undefined && vehicleId !== ''
  // The person was known at last.
  useEffect(() => {
    if (!proving || !ready) return
    setProving(false)
    void send()
  })
  if (!proving) return <WishForm days={days} complaint={complaint} onSend={() => (ready ? send() : setProving(true))} />
  return (
    <Finder purpose="book" reason={<StepHeading title={t('landing.wish.proveTitle')} text={t('landing.wish.proveText')} />}>
      <OwnCar onOwn={(own) => change({ vehicleId: own })} />
    </Finder>
  )
}
