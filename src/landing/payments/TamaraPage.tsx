import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { later } from '../core/later.ts'
import { FlowPage } from '../customers/index.ts'
import './tamara.css'

const ByLink = later(() => import('./ByLink.tsx').then((file) => file.ByLink))
const Offers = later(() => import('./Offers.tsx').then((file) => file.Offers))
const OrderView = later(() => import('./OrderView.tsx').then((file) => file.OrderView))
// A link's session is opened by a call of seeing to bookings.

/**
 * Paying in instalments: what can be paid, or the result of one order; through the link of a booking's message for that booking only,
 * without signing in. The provider sends people back here; the status in its address is not trusted.
 */
export function TamaraPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  const requested = query.get('visit')
  // Kept in the state: a change of language may remove it from the address.
  const [kept] = useState(requested)
  const link = requested ?? kept
  const view = orderId ? <OrderView key={orderId} orderId={orderId} returned={query.has('result')} /> : <Offers />
  return (
    <FlowPage key={link} page="manage-service-tamara" proof={link ? 'nobody' : 'find'}>
      {() => <div className="flow flow-narrow">{link ? <ByLink link={link}>{view}</ByLink> : view}</div>}
    </FlowPage>
  )
}
