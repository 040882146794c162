import { Suspense, useEffect } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { keepCustomer } from './identity/changeIdentity.ts'
import { useIdentity } from './identity/identity.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { useCall } from '../core/useCall.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { usePlace } from './place.ts'
import { Consents } from './Consents.tsx'
import { Details } from './Details.tsx'
import { EraseData } from './EraseData.tsx'
import { OwnData } from './OwnData.tsx'
import { customerDetails } from '../../schema/customers/calls.ts'

import { PushCard } from '../notifications/index.ts'

/** The person's own details, consents and data. */
export function Me() {
  const t = useTranslate()
  const [place, go] = usePlace()
  const { customer } = useIdentity()
  const { data, failed, again } = useCall(customerDetails, {})
  const fresh = data?.customer
  useEffect(() => {
    if (fresh) keepCustomer(fresh)
  }, [fresh])
  if (failed) return <Missing again={again} />
  if (!fresh || !customer) return <Skeletons count={3} height={140} />
  if (place.act === 'erase') return <EraseData customer={customer} onBack={() => go({ tab: 'me' })} onBookings={() => go({})} />
  return (
    <div className="stack">
      <StepHeading title={t('landing.me.title')} />
      {/* The dealer keeps the details of companies. */}
      {customer.kind === 'person' && <Details customer={customer} />}
      <Consents customer={customer} />
      <Suspense fallback={<Skeletons count={1} height={140} />}>
        <PushCard customerId={customer.id} />
      </Suspense>
      <OwnData onErase={() => go({ tab: 'me', act: 'erase' })} />
      <LeaveButton />
    </div>
  )
}
