// The page behind a link of a message that opens nothing any more: whose it was, and how to go on.
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import { tokensCss } from '../../../src/tokens/tokens.ts'
import type { RowOf } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { escaped } from './html.ts'
import { publicUrl } from './publicUrl.ts'

const look = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--surface-0);color:var(--ink-1);font:17px/1.7 system-ui,sans-serif}
main{width:100%;max-width:460px;background:var(--surface-1);border:1px solid var(--line);border-radius:16px;padding:32px 24px}
p{margin:0 0 16px;color:var(--ink-2)}
h1{margin:0 0 12px;font-size:24px;line-height:1.35}
a{display:flex;align-items:center;justify-content:center;min-height:48px;padding:8px 20px;border-radius:12px;font-weight:600;text-decoration:none;margin-top:12px}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.first{background:var(--action);color:var(--action-ink)}
.second{color:var(--ink-1);border:1px solid var(--line)}`
// Of an address that names no tenant.
const product = { primaryColour: '#1e90ff', secondaryColour: '#D1E8FF' }

interface Content {
  language: LanguageWord
  /** Those of the tenant that the link names; absent where there is no such tenant. */
  settings?: (RowOf<'settings'> & { tenantId: string }) | undefined
}

/** The page in one language, in the tenant's colours, with its number and its site. It loads nothing. */
export function linkOverPage(services: Services, { language, settings }: Content): string {
  const { code, direction } = languages[language]
  const text = (key: 'title' | 'text' | 'call' | 'site', params?: Record<string, string>) =>
    escaped(services.texts(language, `messages.linkOver.${key}`, params))
  const site = `${publicUrl(services)}/${language}/home/search?${new URLSearchParams({ tenantId: settings?.tenantId ?? '' })}`
  const ways = settings
    ? `<a class="first" href="${escaped(site)}">${text('site')}</a>
<a class="second" href="tel:${escaped(settings.supportNumber)}">${text('call')}&nbsp;<bdi dir="ltr">${escaped(settings.supportNumber)}</bdi></a>`
    : ''
  return `<!doctype html>
<html lang="${code}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text('title')}</title><style>${tokensCss(settings ?? product)}${look}</style></head>
<body><main>${settings ? `<p>${escaped(settings.name[code])}</p>` : ''}<h1>${text('title')}</h1><p>${text('text')}</p>${ways}</main></body></html>`
}
