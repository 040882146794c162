// A page on which a person plays somebody outside: what they were sent, what they wrote, and a line to write. It says that it is a
// simulation.
import type { FastifyReply } from 'fastify'
import { lonePolicy } from '../../core/http/contentPolicy.ts'
import { escaped } from '../../core/http/html.ts'

/** A text as markup, its addresses as links. */
export const linked = (body: string): string =>
  escaped(body).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const style = `*{box-sizing:border-box}body{margin:0;min-block-size:100vh;background:#efe7de;color:#1c1c1c;font:1rem/1.5 system-ui,'Segoe UI',Tahoma,sans-serif}
main{inline-size:min(30rem,100%);margin-inline:auto;padding:1rem;display:grid;gap:.5rem}.name{margin:0 0 .5rem;padding:.5rem .875rem;border-radius:.75rem;background:#fdecd2;color:#6b4200;font-size:.875rem}
h1{font-size:1.25rem;margin:0}a{color:#0b5c87}p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}.in,.out{max-inline-size:85%;padding:.5rem .75rem;border-radius:.75rem;background:#fff}
.out{justify-self:end;background:#d9fdd3}form{display:flex;gap:.5rem}input{flex:1;min-inline-size:0;min-block-size:3rem;border:1px solid #8a7f73;border-radius:.75rem;padding:.5rem .75rem;font:inherit}
button{min-block-size:2.75rem;border:1px solid #0b6e4f;border-radius:.75rem;background:#fff;color:#0b6e4f;font:inherit;font-weight:600;padding:.25rem .875rem}
.send{background:#0b6e4f;color:#fff}.buttons,.write{flex-wrap:wrap}.write input[type=file]{flex:1 1 100%}.buttons{margin-block-start:.5rem}button:focus-visible,input:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}`

/** What is on the page, as markup. */
export interface Chat {
  lang: 'en' | 'ar'
  title: string
  /** That it is a simulation. */
  name: string
  heading: string
  lines: readonly { at: Date; html: string }[]
  /** The names of the parts of the form; without them nothing can be written. */
  write?: { file: string; write: string; send: string }
}

/** Answers with the page. */
export function showChat(reply: FastifyReply, { lang, title, name, heading, lines, write }: Chat): FastifyReply {
  const inOrder = lines.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const form = write
    ? `<form method="post" enctype="multipart/form-data" class="write"><input type="file" name="file" accept="image/*,application/pdf" aria-label="${write.file}"><input name="text" maxlength="4096" aria-label="${write.write}" placeholder="${write.write}" autocomplete="off"><button class="send">${write.send}</button></form>`
    : ''
  const page = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><main><p class="name">${name}</p><h1>${heading}</h1>
${inOrder.map(({ html }) => html).join('')}${form}</main></html>`
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': lonePolicy(page) })
    .type('text/html; charset=utf-8')
    .send(page)
}
