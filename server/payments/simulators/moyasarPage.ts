// The page on which a person plays the customer's part at Moyasar. It says that it is a simulation, and asks for no card number.
import { escaped } from '../../core/http/html.ts'
import { toDecimal } from '../../core/gateways/decimal.ts'
import { sources, type SimulatedInvoice } from './moyasarInvoices.ts'
import { pageStyle, type PageTexts } from './page.ts'

/** The page of an invoice: the ways to pay while it is open, and the way back; `failed` after an attempt that failed. */
export function invoicePage(invoice: SimulatedInvoice, locale: string, failed: boolean, texts: PageTexts): string {
  const arabic = locale.startsWith('ar')
  const t = (key: string) => escaped(texts(locale, `messages.moyasarSimulator.${key}`))
  const button = (action: string) => `<button name="action" value="${action}">${t(action)}</button>`
  const open = invoice.status === 'initiated' || invoice.status === 'on_hold'
  return `<!doctype html><html lang="${arabic ? 'ar' : 'en'}" dir="${arabic ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${pageStyle}</style>
<main><p class="name">${t('name')}</p><h1>${escaped(invoice.description)}</h1>
<p class="sum"><bdi dir="ltr">${toDecimal(invoice.amount, invoice.currency)} ${escaped(invoice.currency)}</bdi></p>
${failed ? `<p role="alert">${t('failed')}</p>` : ''}${open ? '' : `<p>${t('over')}</p>`}
<form method="post">${(open ? [...Object.keys(sources), 'fail', 'back'] : ['back']).map(button).join('')}</form></main></html>`
}
