import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { later } from '../core/later.ts'
import { FlowPage } from '../customers/index.ts'
import './tamara.css'

const ByLink = later(() => import('./ByLink.tsx').then((file) => file.ByLink))
const Offers = later(() => import('./Offers.tsx').then((file) => file.Offers))
const OrderView = later(() => import('./OrderView.tsx').then((file) => file.OrderView))
// A link's session is opened by a call of seeing to bookings.

/** Paying in instalments: what can be paid, or what became of one order. By the link of a booking's message that booking alone, and nobody signs in. The provider leads people back here, and what it says in the address is not believed. */
export function TamaraPage() {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  const requested = query.get('visit')
  // Kept while the page is open: changing the language may leave it out of the address.
  const [kept] = useState(requested)
  const link = requested ?? kept
  const view = orderId ? <OrderView key={orderId} orderId={orderId} returned={query.has('result')} /> : <Offers />
  return (
    <FlowPage key={link} page="manage-service-tamara" proof={link ? 'nobody' : 'find'}>
      {() => <div className="flow flow-narrow">{link ? <ByLink link={link}>{view}</ByLink> : view}</div>}
    </FlowPage>
  )
}
