// The page on which a person plays a customer's phone: what came by WhatsApp, its buttons, and a line to write. It says that it is a
// simulation.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { lonePolicy } from '../../../core/http/contentPolicy.ts'
import { escaped } from '../../../core/http/html.ts'
import { randomUUID } from 'node:crypto'
import { readForm } from './files.ts'
import type { SimulatedAccount, SimulatedState, SimulatedWhatsapp, Written } from './events.ts'

/** The texts of the page: of the namespace messages.whatsappSimulator. */
export type PhoneTexts = (language: 'en' | 'ar', key: string) => string

interface Phone {
  accounts: readonly SimulatedAccount[]
  texts: PhoneTexts
  sent: readonly SimulatedWhatsapp[]
  written: readonly { account: SimulatedAccount; from: string; body: string; at: Date }[]
  write(account: SimulatedAccount, from: string, written: Written): Promise<number>
  report(message: SimulatedWhatsapp, state: SimulatedState): Promise<number>
}

const style = `*{box-sizing:border-box}body{margin:0;min-block-size:100vh;background:#efe7de;color:#1c1c1c;font:1rem/1.5 system-ui,'Segoe UI',Tahoma,sans-serif}
main{inline-size:min(30rem,100%);margin-inline:auto;padding:1rem;display:grid;gap:.5rem}.name{margin:0 0 .5rem;padding:.5rem .875rem;border-radius:.75rem;background:#fdecd2;color:#6b4200;font-size:.875rem}
h1{font-size:1.25rem;margin:0}p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}.in,.out{max-inline-size:85%;padding:.5rem .75rem;border-radius:.75rem;background:#fff}
.out{justify-self:end;background:#d9fdd3}form{display:flex;gap:.5rem}input{flex:1;min-inline-size:0;min-block-size:3rem;border:1px solid #8a7f73;border-radius:.75rem;padding:.5rem .75rem;font:inherit}
button{min-block-size:2.75rem;border:1px solid #0b6e4f;border-radius:.75rem;background:#fff;color:#0b6e4f;font:inherit;font-weight:600;padding:.25rem .875rem}
.send{background:#0b6e4f;color:#fff}.buttons,.write{flex-wrap:wrap}.write input[type=file]{flex:1 1 100%}.buttons{margin-block-start:.5rem}button:focus-visible,input:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}`

/** Adds the page: /phones/<number's id>/<the person's digits>?lang=ar */
export function phonePage(app: FastifyInstance, { accounts, texts, sent, written, write, report }: Phone): void {
  const path = '/phones/:number/:from'
  const hidden = { schema: { hide: true } }
  const placeOf = (params: unknown) => {
    const { number, from } = params as { number: string; from: string }
    const account = accounts.find((one) => one.number === number)
    return account && /^\d{6,15}$/.test(from) ? { account, from } : undefined
  }
  const show = (reply: FastifyReply, { account, from }: { account: SimulatedAccount; from: string }, lang: 'en' | 'ar') => {
    const t = (key: string) => escaped(texts(lang, key))
    const came = sent.filter((one) => one.account === account && one.to === from)
    const lines = [
      ...came.map(({ at, id, body, buttons, template, file }) => ({
        at,
        html: `<div class="in">${file ? `<p><bdi>${escaped(file.name)}</bdi></p>` : ''}<p dir="auto">${escaped(body)}</p>${
          buttons.length === 0
            ? ''
            : `<form method="post" class="buttons"><input type="hidden" name="context" value="${escaped(id)}"><input type="hidden" name="kind" value="${template === null ? 'reply' : 'payload'}">${buttons.map((one) => `<button name="button" value="${escaped(`${one.id}|${one.title}`)}">${escaped(one.title)}</button>`).join('')}</form>`
        }</div>`,
      })),
      ...written
        .filter((one) => one.account === account && one.from === from)
        .map(({ at, body }) => ({ at, html: `<div class="out"><p dir="auto">${escaped(body)}</p></div>` })),
    ].sort((one, other) => one.at.getTime() - other.at.getTime())
    const page = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${t('title')}</title><style>${style}</style><main><p class="name">${t('name')}</p><h1><bdi dir="ltr">+${escaped(from)}</bdi></h1>
${lines.map(({ html }) => html).join('')}<form method="post" enctype="multipart/form-data" class="write"><input type="file" name="file" accept="image/*,application/pdf" aria-label="${t('file')}"><input name="text" maxlength="4096" aria-label="${t('write')}" placeholder="${t('write')}" autocomplete="off"><button class="send">${t('send')}</button></form></main></html>`
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': lonePolicy(page) })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  const langOf = (query: unknown) => ((query as { lang?: string }).lang === 'ar' ? 'ar' : 'en')
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.get(path, hidden, async (request, reply) => {
    const place = placeOf(request.params)
    if (!place) return reply.status(404).send({})
    // Who looks at the page has read what came.
    await Promise.all(
      sent.filter((one) => one.account === place.account && one.to === place.from).map((one) => report(one, 'read').catch(() => undefined)),
    )
    return show(reply, place, langOf(request.query))
  })
  app.post(path, hidden, async (request, reply) => {
    const place = placeOf(request.params)
    if (!place) return reply.status(404).send({})
    const { fields, file } = request.isMultipart()
      ? await readForm(request)
      : { fields: request.body as Record<string, string>, file: undefined }
    const { text = '', button, context, kind } = fields
    const [id = '', title = ''] = (button ?? '').split('|')
    const pressed = button
      ? { [kind === 'payload' ? 'payload' : 'reply']: { id, title }, ...(context ? { context } : {}) }
      : file
        ? { file: { ...file, id: randomUUID(), caption: text } }
        : { text }
    if (button || file || text) await write(place.account, place.from, pressed)
    return show(reply, place, langOf(request.query))
  })
}
