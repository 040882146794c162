import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { later } from '../core/later.ts'
import { FlowPage } from '../customers/index.ts'
import './manageService.css'

const Account = later(() => import('./Account.tsx').then((file) => file.Account))
const VisitPage = later(() => import('./VisitPage.tsx').then((file) => file.VisitPage))

/** A person's bookings, cars and details after proving the mobile; or one booking through the link of its message. */
export function ManageService() {
  const [query] = useSearchParams()
  const requested = query.get('visit')
  // Kept in the state: a change of language may remove it from the address.
  const [link, setLink] = useState(requested)
  const present = requested ?? link
  return present ? (
    <FlowPage page="manage-service" proof="nobody">
      {() => <VisitPage key={present} link={present} onLeave={() => setLink(null)} />}
    </FlowPage>
  ) : (
    <FlowPage page="manage-service" proof="find">
      {() => <Account />}
    </FlowPage>
  )
}
