// What a page of the admin shows until its code runs: logo, and the places of menu, bar and rows, in the tenant's colours. Drawn by the build.
import { defaultColours } from '../../../schema/core/limits.ts'
import { tokensCss } from '../../../tokens/tokens.ts'

const rows = 10
const columns = 5

const css = `
body{margin:0;background:var(--surface-0)}
.shell{display:flex;position:fixed;inset:0;z-index:1;overflow:hidden;background:var(--surface-0)}
:root[data-signed-out] .shell{display:none}
.shell-rail{inline-size:68px;flex:none;box-sizing:border-box;background:var(--surface-1);border-inline-end:1px solid var(--line)}
:root[data-rail=open] .shell-rail{inline-size:232px}
@media(min-width:1200px){:root:not([data-rail=slim]) .shell-rail{inline-size:232px}}
.shell-page{flex:1;min-inline-size:0}
.shell-bar{block-size:60px;box-sizing:border-box;border-block-end:1px solid var(--line)}
.shell-main{max-inline-size:1600px;margin-inline:auto;padding:24px;box-sizing:border-box}
.shell i{display:block;flex:none;block-size:16px;border-radius:4px;background:var(--surface-3)}
.shell .shell-title{inline-size:220px;block-size:32px;margin-block-end:72px}
.shell-row{display:flex;gap:32px;align-items:center;block-size:46px;padding-inline:12px;overflow:hidden;border-block-end:1px solid var(--line)}
.shell-row i{inline-size:16%}
.shell-row i:first-child{inline-size:190px}
.shell-foot{display:none}
.shell svg{display:block;inline-size:32px;block-size:32px;margin:14px 18px}
.shell-bar svg{display:none}
@media(max-width:599.95px){
.shell-rail{display:none}
.shell-bar svg{display:block;inline-size:28px;block-size:28px;margin:16px}
.shell-main{padding:16px}
.shell-row{block-size:96px}
.shell-foot{display:block;position:fixed;inset-inline:0;inset-block-end:0;block-size:58px;background:var(--surface-1);border-block-start:1px solid var(--line)}
}`

// The product's logo, as `Mark` draws it.
const mark =
  '<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="var(--action)"/><path d="M6.5 21.5c3-.2 4-8.5 6.8-8.5 2.5 0 1.9 6 4.3 6 2.6 0 2.3-8.5 7.9-8.5" fill="none" stroke="var(--action-ink)" stroke-width="2.6" stroke-linecap="round"/><circle cx="25.3" cy="10.4" r="1.9" fill="var(--action-ink)"/></svg>'
const row = `<div class="shell-row">${'<i></i>'.repeat(columns)}</div>`
/** The shell's HTML, which covers the page until something is drawn there (`mountAdmin`); without an alternative text, because nothing of it is content. */
export const html = `<div class="shell" aria-hidden="true"><div class="shell-rail">${mark}</div><div class="shell-page"><div class="shell-bar">${mark}</div><div class="shell-main"><i class="shell-title"></i>${row.repeat(rows)}</div></div><div class="shell-foot"></div></div>`

/** The colours and styles of the shell; the server adds a tenant's own colours after them. */
export const styles =
  tokensCss({ primaryColour: defaultColours.primary, secondaryColour: defaultColours.secondary }) + css.replaceAll('\n', '')
