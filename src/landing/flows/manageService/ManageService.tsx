import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { learnCalls } from '../../../http/index.ts'
import { bookingCalls } from '../../../schema/wire/booking.ts'
import { manageCalls } from '../../../schema/wire/manage.ts'
import { later } from '../../later.ts'
import { FlowPage } from '../../steps/FlowPage.tsx'
import './manageService.css'

const Account = later(() => import('./Account.tsx').then((file) => file.Account))
const VisitPage = later(() => import('./visit/VisitPage.tsx').then((file) => file.VisitPage))
learnCalls({ ...bookingCalls, ...manageCalls })

/** A person's bookings, cars and details behind a proven mobile; or one booking, by the link of its message. */
export function ManageService() {
  const [query] = useSearchParams()
  const asked = query.get('visit')
  // Kept while the page is open: changing the language may leave it out of the address.
  const [link, setLink] = useState(asked)
  const present = asked ?? link
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
