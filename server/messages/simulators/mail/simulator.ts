// A provider of mail for demos: it keeps what is sent, shows everybody's mailbox as a page, and sends what is answered there by SMTP, as a
// mailbox outside would.
import { createTransport } from 'nodemailer'
import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Letter, MailSender } from '../../../core/gateways/messages.ts'
import { escaped } from '../../../core/http/html.ts'
import { linked, showChat } from '../chatPage.ts'
import { readForm } from '../whatsapp/files.ts'

/** The texts of the page: of the namespace messages. */
export type MailTexts = (language: 'en' | 'ar', key: string) => string
/** The simulator. */
export interface MailSimulator {
  sender: MailSender
  /** Where answers are sent to; without it none can be written. */
  deliverTo(port: number): void
  register(app: FastifyInstance): void
}

interface Kept {
  box: string
  at: Date
  html: string
  letter: Letter | null
}
/** Most mails that are kept, and most bytes of an answer's file. */
const [maxKept, maxFileBytes] = [1000, 16_000_000]

/** `domain`: of the Message-IDs. */
export function mailSimulator({ domain, now, texts }: { domain: string; now: () => Date; texts: MailTexts }): MailSimulator {
  const kept: Kept[] = []
  let port: number | undefined
  function keep(one: Kept): void {
    kept.push(one)
    if (kept.length > maxKept) kept.shift()
  }
  const lineOf = (side: 'in' | 'out', { subject, body, file }: { subject?: string; body: string; file?: string | undefined }): string =>
    `<div class="${side}">${subject ? `<p dir="auto"><b>${escaped(subject)}</b></p>` : ''}${file ? `<p><bdi>${escaped(file)}</bdi></p>` : ''}<p dir="auto">${linked(body)}</p></div>`
  const boxOf = (params: unknown): string => (params as { address: string }).address.toLowerCase()
  const lastOf = (box: string): Letter | undefined => kept.findLast((one) => one.box === box && one.letter?.replyTo)?.letter ?? undefined

  function show(reply: FastifyReply, box: string, query: unknown): FastifyReply {
    const lang = (query as { lang?: string }).lang === 'ar' ? 'ar' : 'en'
    const t = (key: string) => escaped(texts(lang, key))
    const lines = kept.filter((one) => one.box === box)
    const write = { file: t('whatsappSimulator.file'), write: t('whatsappSimulator.write'), send: t('whatsappSimulator.send') }
    return showChat(reply, {
      ...{ lang, title: t('mailSimulator.title'), name: t('whatsappSimulator.name'), heading: `<bdi dir="ltr">${escaped(box)}</bdi>` },
      lines: lines.length > 0 ? lines : [{ at: now(), html: `<p>${t('mailSimulator.empty')}</p>` }],
      ...(lastOf(box) && port !== undefined ? { write } : {}),
    })
  }

  return {
    sender: {
      send: (letter) => {
        const { to, subject, body, file } = letter
        keep({ box: to.toLowerCase(), at: now(), html: lineOf('in', { subject, body, file: file?.name }), letter })
        return Promise.resolve(`<${letter.reference}@${domain}>`)
      },
    },
    deliverTo: (listening) => (port = listening),
    register: (app) => {
      const hidden = { schema: { hide: true } }
      void app.register(multipart, { limits: { fileSize: maxFileBytes, files: 1, fields: 10 } })
      app.get('/boxes/:address', hidden, (request, reply) => show(reply, boxOf(request.params), request.query))
      app.post('/boxes/:address', hidden, async (request, reply) => {
        const box = boxOf(request.params)
        const letter = lastOf(box)
        const { fields, file } = request.isMultipart() ? await readForm(request) : { fields: {} as Record<string, string>, file: undefined }
        const body = fields['text']?.trim() ?? ''
        if (letter?.replyTo && port !== undefined && (body || file)) {
          const quoted = letter.body.replaceAll(/^/gm, '> ')
          await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
            ...{ from: box, to: letter.replyTo, subject: `Re: ${letter.subject}`, inReplyTo: `<${letter.reference}@${domain}>` },
            ...{ messageId: `<${randomUUID()}@${domain}>`, text: `${body}\n\n${quoted}` },
            attachments: file ? [{ filename: file.name, content: file.bytes, contentType: file.mime }] : [],
          })
          keep({ box, at: now(), html: lineOf('out', { body, file: file?.name }), letter: null })
        }
        return show(reply, box, request.query)
      })
    },
  }
}
