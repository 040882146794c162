// The page on which a person plays the customer's part at Tamara. It says that it is a simulation.
import { escaped } from '../../core/http/html.ts'
import { fromDecimal, toDecimal } from '../../core/gateways/decimal.ts'
import type { SimulatedOrder } from './orders.ts'

/** The texts of the page in the order's language. */
export type PageTexts = (locale: string, key: string, params?: Record<string, string | number>) => string

/** The style of the simulator's pages. */
export const pageStyle = `*{box-sizing:border-box}body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:#f4f1ee;color:#211c17;font:1rem/1.5 system-ui,'Segoe UI',Tahoma,sans-serif;padding:1.5rem}
main{inline-size:min(26rem,100%);background:#fff;border-radius:1.25rem;padding:1.75rem;box-shadow:0 12px 40px #0000001a}
.name{margin:0 0 1rem;padding:.5rem .875rem;border-radius:.75rem;background:#fdecd2;color:#6b4200;font-size:.9375rem}
h1{font-size:1.375rem;line-height:1.3;margin:0 0 .25rem}p{margin:.25rem 0}.sum{font-size:2rem;font-weight:700;margin:1rem 0 0}
ol{list-style:none;margin:1rem 0 1.5rem;padding:0;display:flex;gap:.5rem}li{flex:1;padding:.625rem .25rem;border:1px solid #d9d2ca;border-radius:.75rem;text-align:center;font-size:.875rem}
button{inline-size:100%;min-block-size:3rem;margin-block-start:.625rem;border-radius:.875rem;border:1px solid #8a7f73;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[value=approve]{background:#211c17;border-color:#211c17;color:#fff}button:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}bdi{unicode-bidi:isolate}`

/** The page of an order: approve, decline or cancel while it is open, otherwise its state only. */
export function checkoutPage(order: SimulatedOrder, texts: PageTexts): string {
  const { locale } = order
  const arabic = locale.startsWith('ar')
  const t = (key: string, params?: Record<string, string | number>) => escaped(texts(locale, `messages.simulator.${key}`, params))
  const money = (minor: number) => `<bdi dir="ltr">${toDecimal(minor, order.currency)} ${escaped(order.currency)}</bdi>`
  const each = Math.floor(order.amount / order.instalments)
  const parts = Array.from({ length: order.instalments }, (_, place) =>
    place === 0 ? order.amount - each * (order.instalments - 1) : each,
  )
  const choices = (['approve', 'decline', 'cancel'] as const)
    .map((action) => `<button name="action" value="${action}">${t(action)}</button>`)
    .join('')
  const open = order.status === 'new' || order.status === 'on_hold'
  return `<!doctype html><html lang="${arabic ? 'ar' : 'en'}" dir="${arabic ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${pageStyle}</style>
<main><p class="name">${t('name')}</p><h1>${escaped(order.description)}</h1><p><bdi dir="ltr">${escaped(order.number)}</bdi></p>
<p class="sum">${money(order.amount)}</p><ol>${parts.map((part) => `<li>${money(part)}</li>`).join('')}</ol>
${open ? `<form method="post">${choices}</form>` : `<p>${t('over')}</p>`}</main></html>`
}

/** The amount of a request in minor units; undefined for an invalid one. */
export function minorOf(money: unknown): { amount: number; currency: string } | undefined {
  const { amount, currency } = (money ?? {}) as Record<string, unknown>
  if (typeof currency !== 'string') return undefined
  try {
    return { amount: fromDecimal(amount, currency), currency }
  } catch {
    return undefined
  }
}
