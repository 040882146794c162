// The demo's page that sets the simulator's behaviour and acts on its orders.
import type { NoticeMood } from './notices.ts'
import { escaped } from '../../core/http/html.ts'
import { pageStyle, type PageTexts } from './page.ts'
import type { SimulatedAction, SimulatedOrder } from './orders.ts'

/** All settings. */
export type WholeMood = NoticeMood & { slow: number; failing: number; failWith: number }
/** Actions on an order there, as its customer or as Tamara. */
export const simulatorActions = ['approve', 'decline', 'hold', 'expire', 'refund'] as const satisfies readonly SimulatedAction[]

const style = `${pageStyle}
main{inline-size:min(60rem,100%)}form{display:grid;gap:.75rem}.fields{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}
label{display:grid;gap:.25rem;font-size:.875rem}label.tick{display:flex;align-items:center;gap:.5rem;min-block-size:3rem}input{font:inherit;min-block-size:3rem;border:1px solid #8a7f73;border-radius:.75rem;padding-inline:.75rem;inline-size:100%}
input[type=checkbox]{inline-size:1.25rem;min-block-size:1.25rem;flex:none}h2{font-size:1.125rem;margin:2rem 0 .75rem}.list{display:grid;gap:.75rem;padding:0;margin:0}.list li{text-align:start;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;flex:none;padding:.75rem}
.list form{display:flex;flex-wrap:wrap;gap:.375rem;margin-inline-start:auto}.list button{inline-size:auto;padding-inline:.75rem;margin:0;font-size:.875rem}.two{display:flex;flex-wrap:wrap;gap:.5rem}.two button{inline-size:auto;padding-inline:1.25rem}a{color:inherit}`

/** The page in the language of `locale`. */
export function controlPage(
  behaviour: WholeMood,
  held: number,
  orders: readonly SimulatedOrder[],
  locale: string,
  texts: PageTexts,
): string {
  const t = (key: string, params?: Record<string, string | number>) => escaped(texts(locale, `messages.simulator.${key}`, params))
  const arabic = locale.startsWith('ar')
  const number = (name: 'slow' | 'failing' | 'failWith' | 'times', limit: number) =>
    `<label>${t(name)}<input name="${name}" type="number" inputmode="numeric" dir="ltr" min="0" max="${limit}" value="${behaviour[name]}"></label>`
  const tick = (name: 'held' | 'lost' | 'reversed') =>
    `<label class="tick"><input name="${name}" type="checkbox" value="1"${behaviour[name] ? ' checked' : ''}>${t(name)}</label>`
  const line = ({ id, number: ref, amount, currency, status, description }: SimulatedOrder) =>
    `<li><span><b><bdi dir="ltr">${escaped(ref)}</bdi></b> ${description === ref ? '' : `<bdi>${escaped(description)}</bdi>`}<br><bdi dir="ltr">${(amount / 100).toFixed(2)} ${escaped(currency)}</bdi> · <bdi dir="ltr">${escaped(status)}</bdi></span>
<form method="post"><input type="hidden" name="order" value="${escaped(id)}">${simulatorActions.map((action) => `<button name="action" value="${action}">${t(`actions.${action}`)}</button>`).join('')}</form></li>`
  return `<!doctype html><html lang="${arabic ? 'ar' : 'en'}" dir="${arabic ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('title')}</title><style>${style}</style>
<main><p class="name">${t('name')}</p><h1>${t('settings')}</h1><p><a href="?language=${arabic ? 'en' : 'ar'}" hreflang="${arabic ? 'en' : 'ar'}">${arabic ? 'English' : 'العربية'}</a></p>
<form method="post"><div class="fields">${number('slow', 60_000)}${number('failing', 100)}${number('failWith', 599)}${number('times', 5)}${tick('held')}${tick('reversed')}${tick('lost')}</div>
<div class="two"><button name="action" value="set">${t('set')}</button><button name="action" value="deliver">${t('deliver', { count: held })}</button></div></form>
<h2>${t('orders')}</h2><ul class="list">${orders.map(line).join('')}</ul></main></html>`
}
