// A mail server on a port of its own that keeps what it is given. Like a mailbox it knows a second copy by its Message-ID.
import { SMTPServer } from 'smtp-server'

/** A mail as it lies in the box. */
export interface Mail {
  messageId: string
  to: string
  headers: string
  text: string
}
/** An open mailbox. */
export interface Mailbox {
  url: string
  mails: Mail[]
  /** Deliveries, second copies among them. */
  deliveries: number
  /** The codes that the next mails are refused with, after they came in. */
  refusals: number[]
  close(): Promise<void>
}

/** The text of a body in quoted-printable or base64. */
function decoded(headers: string, body: string): string {
  if (/content-transfer-encoding: base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/content-transfer-encoding: quoted-printable/i.test(headers)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Listens on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const box: Mailbox = { url: '', mails: [], deliveries: 0, refusals: [], close: () => Promise.resolve() }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = box.refusals.shift()
        if (refusal) return done(Object.assign(new Error('not now'), { responseCode: refusal }))
        const [headers = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
        const messageId = /^message-id: (.+)$/im.exec(headers)?.[1] ?? ''
        const to = session.envelope.rcptTo[0]?.address ?? ''
        box.deliveries += 1
        if (!box.mails.some((one) => one.messageId === messageId))
          box.mails.push({ messageId, to, headers, text: decoded(headers, rest.join('\r\n\r\n')).trim() })
        return done()
      })
    },
  })
  // Anyone who dies in the middle of a mail breaks the connection, and not the box.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  box.url = `smtp://127.0.0.1:${address.port}`
  box.close = () => new Promise((resolve) => server.close(() => resolve()))
  return box
}
