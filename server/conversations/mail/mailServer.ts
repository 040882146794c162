// Receives mail by SMTP: answers to mails that we sent, and nothing else. Nobody signs in, nothing is relayed, and what was taken is stored.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { readReplyAddress } from '../../messages/index.ts'
import { isAnswerable, mailBytes, MailRefused, receiveMail } from './receiveMail.ts'

/** Most connections, and those of one network address. */
const [maxConnections, maxByAddress] = [20, 10]
/** Milliseconds of silence, and of a connection, after which it is closed; and those that a stopping process waits for its mails. */
const [silence, longest, ending] = [60_000, 10 * 60_000, 10_000]
/** Milliseconds after which a renewed certificate is read. */
const renewal = 12 * 3_600_000

/** What the other side is answered: with 4xx it tries again later, with 5xx its sender gets a report. */
class Answer extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}
type Done = (error?: Error | null) => void

/** The open server. */
export interface MailServer {
  port: number
  close(): Promise<void>
}

/** Listens; `onError` is given what went wrong here. Rejects where the port is taken or the certificate cannot be read. */
export async function openMailServer(services: Services, onError: (error: unknown) => void): Promise<MailServer> {
  const { MAIL_PORT, MAIL_HOST, MAIL_DOMAIN, MAIL_CERT, MAIL_KEY } = services.env
  const certificate = () => (MAIL_CERT && MAIL_KEY ? { cert: readFileSync(MAIL_CERT), key: readFileSync(MAIL_KEY) } : undefined)
  const open = new Map<SMTPServerSession, NodeJS.Timeout>()

  const answerOf = (error: unknown): Answer => {
    if (error instanceof Answer) return error
    if (error instanceof MailRefused) return new Answer(554, '5.6.0 This mail cannot be taken.')
    if (error instanceof Problem && error.code === 'tooManyRequests') return new Answer(451, '4.7.1 Too many mails, try again later.')
    onError(error)
    return new Answer(451, '4.3.0 Not now, try again later.')
  }
  const settle = (work: Promise<void>, done: Done): void => {
    const answered = work.catch((error: unknown) => {
      throw answerOf(error)
    })
    callbackify(() => answered)(done)
  }
  const countAddress = ({ remoteAddress }: SMTPServerSession) => services.rateLimits.take('mailByAddress', remoteAddress)

  function begin(session: SMTPServerSession): void {
    const same = [...open.keys()].filter(({ remoteAddress }) => remoteAddress === session.remoteAddress)
    if (same.length >= maxByAddress) throw new Answer(421, '4.7.0 Too many connections, try again later.')
    const end = () => [...server.connections].find((one) => one.session === session)?.close()
    open.set(session, setTimeout(end, longest).unref())
  }
  const unknown = () => new Answer(550, '5.1.1 No such address, or it is no longer in use.')

  async function admit(address: string, session: SMTPServerSession): Promise<void> {
    await countAddress(session)
    // Another one is sent again by itself, so that each has its own answer.
    if (session.envelope.rcptTo.length > 0) throw new Answer(452, '4.5.3 One recipient at a time.')
    const answered = await readReplyAddress(services, address)
    if (!answered || !(await isAnswerable(services, answered))) throw unknown()
  }

  async function take(bytes: Buffer | undefined, { envelope }: SMTPServerSession): Promise<void> {
    if (!bytes) throw new Answer(552, '5.3.4 The mail is too large.')
    const answered = await readReplyAddress(services, envelope.rcptTo[0]?.address ?? '')
    if (!answered) throw unknown()
    const nobody = envelope.mailFrom === false || envelope.mailFrom.address === ''
    await receiveMail(services, answered, { bytes, nobody })
  }

  const tls = certificate()
  const server = new SMTPServer({
    ...tls,
    minVersion: 'TLSv1.2',
    name: MAIL_DOMAIN,
    banner: 'ESMTP',
    size: mailBytes,
    disabledCommands: ['AUTH', ...(tls ? [] : ['STARTTLS'])],
    authOptional: true,
    hideENHANCEDSTATUSCODES: false,
    disableReverseLookup: true,
    maxClients: maxConnections,
    socketTimeout: silence,
    closeTimeout: ending,
    logger: false,
    onConnect: (session, done) => {
      settle(
        Promise.resolve()
          .then(() => begin(session))
          .then(() => countAddress(session)),
        done,
      )
    },
    onMailFrom: ({ address }, _session, done) =>
      settle(address === '' ? Promise.resolve() : services.rateLimits.take('mailBySender', address.toLowerCase().slice(0, 254)), done),
    onRcptTo: ({ address }, session, done) => settle(admit(address, session), done),
    onData: (stream, session, done) =>
      settle(
        bytesOf(stream).then((bytes) => take(bytes, session)),
        done,
      ),
    onClose: (session) => {
      clearTimeout(open.get(session))
      open.delete(session)
    },
  })
  // A connection that breaks is no matter of ours: what was not answered comes again.
  server.on('error', () => undefined)
  const renewals = tls ? setInterval(() => renew(), renewal).unref() : undefined
  function renew(): void {
    try {
      server.updateSecureContext(certificate())
    } catch (error) {
      onError(error)
    }
  }
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed)
    server.listen(MAIL_PORT ?? 0, MAIL_HOST, listening)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => {
      clearInterval(renewals)
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

/** All bytes; undefined where there are too many, which are read and dropped. */
function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      if (stream.sizeExceeded) chunks.length = 0
      else chunks.push(chunk)
    })
    stream.on('end', () => resolve(stream.sizeExceeded ? undefined : Buffer.concat(chunks)))
    stream.on('error', reject)
  })
}
