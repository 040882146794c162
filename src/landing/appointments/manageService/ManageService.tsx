import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { later } from '../../core/later.ts'
import { FlowPage } from '../../customers/index.ts'
import './manageService.css'

const Account = later(() => import('./Account.tsx').then((file) => file.Account))
const VisitPage = later(() => import('./VisitPage.tsx').then((file) => file.VisitPage))

/** A person's bookings, cars and details behind a proven mobile; or one booking, by the link of its message. */
export function ManageService() {
  const [query] = useSearchParams()
  const requested = query.get('visit')
  // Kept while the page is open: changing the language may leave it out of the address.
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
