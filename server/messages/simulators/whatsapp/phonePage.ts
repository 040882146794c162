// The page on which a person plays a customer's phone: what came by WhatsApp, its buttons, and a line to write. It says that it is a
// simulation.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../../../core/http/html.ts'
import { randomUUID } from 'node:crypto'
import { linked, showChat } from '../chatPage.ts'
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
        html: `<div class="in">${file ? `<p><bdi>${escaped(file.name)}</bdi></p>` : ''}<p dir="auto">${linked(body)}</p>${
          buttons.length === 0
            ? ''
            : `<form method="post" class="buttons"><input type="hidden" name="context" value="${escaped(id)}"><input type="hidden" name="kind" value="${template === null ? 'reply' : 'payload'}">${buttons.map((one) => `<button name="button" value="${escaped(`${one.id}|${one.title}`)}">${escaped(one.title)}</button>`).join('')}</form>`
        }</div>`,
      })),
      ...written
        .filter((one) => one.account === account && one.from === from)
        .map(({ at, body }) => ({ at, html: `<div class="out"><p dir="auto">${linked(body)}</p></div>` })),
    ]
    const form = { file: t('file'), write: t('write'), send: t('send') }
    return showChat(reply, {
      lang,
      title: t('title'),
      name: t('name'),
      heading: `<bdi dir="ltr">+${escaped(from)}</bdi>`,
      lines,
      write: form,
    })
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
