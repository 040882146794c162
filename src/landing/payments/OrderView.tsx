import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { usePathTo } from '../core/navigation.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { SaveDocument, useLinkParams } from '../appointments/index.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { useCheckout } from './useCheckout.ts'
import { useMoneyText } from './moneyText.ts'
import { useOrder } from './useOrder.ts'

/** The state of an order with its actions. After the return from the provider it waits for our own server's answer. */
export function OrderView({ orderId, returned }: { orderId: string; returned: boolean }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const linkParams = useLinkParams()
  const { answer, late, failed, again, set } = useOrder(orderId)
  const [cancelling, setCancelling] = useState(false)
  const { present } = useMoneyText()
  if (failed) return <Missing again={again} />
  if (!answer) return <Skeletons count={2} height={180} />
  const { order, redirectUrl } = answer
  const { outcome } = order
  const waiting = outcome === 'open' && returned && !late
  const state = outcome === 'open' ? (waiting ? 'checking' : 'late') : outcome
  const onward = redirectUrl && bilingual(redirectUrl)
  return (
    <div className="stack done pay-done">
      <Mark outcome={outcome} waiting={waiting} />
      <Details
        key={state}
        title={t(`landing.tamara.${state}Title`)}
        text={
          state === 'checking' || state === 'late' || state === 'paid' || state === 'failed'
            ? t(
                `landing.tamara.${state === 'paid' && order.deposit ? 'paidDeposit' : state === 'paid' && order.provider === 'moyasar' ? 'paidCard' : state}Text`,
              )
            : present(order)
        }
      />
      <OrderFacts order={order} />
      {outcome === 'open' && !waiting && order.checkoutUrl && (
        <a className="button button-primary button-wide" href={order.checkoutUrl}>
          {t('landing.tamara.resume')}
        </a>
      )}
      {(outcome === 'paid' || outcome === 'returning' || outcome === 'returned') && (
        <SaveDocument path={`/documents/receipt/${encodeURIComponent(orderId)}`} icon="payment" text={t('landing.tamara.saveReceipt')} />
      )}
      {(outcome === 'failed' || (outcome === 'cancelled' && order.back === 0)) && <Again order={order} />}
      {outcome === 'paid' && order.deposit && (
        <Link
          href={pathTo('manage-service', undefined, 'visit' in linkParams ? linkParams : { booking: order.refId })}
          className="button button-primary button-wide"
        >
          {t('landing.tamara.toBooking')}
        </Link>
      )}
      {outcome === 'paid' && onward && (
        <a className="button button-primary button-wide" href={onward}>
          {t('landing.tamara.goOn')}
        </a>
      )}
      <Link href={pathTo('manage-service-tamara', undefined, linkParams)} className="button button-quiet button-wide">
        {t('landing.tamara.back')}
      </Link>
      {order.cancellable && !waiting && (
        <button type="button" className="button button-plain button-wide" onClick={() => setCancelling(true)}>
          {t('landing.tamara.cancel')}
        </button>
      )}
      {cancelling && (
        <CancelOrder
          order={order}
          onClose={() => setCancelling(false)}
          onDone={(changed) => {
            set(changed)
            again()
            setCancelling(false)
          }}
        />
      )}
    </div>
  )
}

/** Title and explanation of a state; takes the focus when it appears, so that a screen reader reads it. */
function Details({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="stack-tight" aria-live="polite">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{text}</p>
    </div>
  )
}

/** Pays for the same thing with a new order. */
function Again({ order }: { order: CustomerOrder }) {
  const t = useTranslate()
  const { send, complaint } = useCheckout(order, order.provider)
  return (
    <>
      <button type="button" className="button button-primary button-wide" onClick={press(() => send())}>
        {t('landing.tamara.again')}
      </button>
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </>
  )
}

function Mark({ outcome, waiting }: { outcome: CustomerOrder['outcome']; waiting: boolean }) {
  if (outcome === 'paid')
    return (
      <svg
        className="done-tick"
        viewBox="0 0 72 72"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="36" cy="36" r="32" pathLength="1" />
        <path d="m22 37 10 10 19-21" pathLength="1" />
      </svg>
    )
  return (
    <span className={waiting ? 'pay-mark pay-mark-waiting' : 'pay-mark'}>
      <Icon name={outcome === 'open' ? 'clock' : outcome === 'failed' ? 'warning' : 'payment'} size={32} />
    </span>
  )
}
