// Mail that people answer with, over SMTP: to signed addresses only, once, with its files, or not at all.
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTransport } from 'nodemailer'
import tlsOptions from 'smtp-server/lib/tls-options.js'
import { sql } from 'kysely'
import { openMailServer, type MailServer } from '../../server/conversations/mail/mailServer.ts'
import { mailBytes } from '../../server/conversations/mail/receiveMail.ts'
import { readReplyAddress, replyAddress } from '../../server/messages/replyAddress.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer } from '../core/server/people.ts'
import { jpegOf, pdfOf } from '../core/server/uploadForms.ts'

interface Refusal {
  responseCode?: number
  code: string
}

onServer('a mail that came', (running) => {
  let fixture: MessageFixture
  let server: MailServer
  const errors: unknown[] = []
  beforeAll(async () => {
    fixture = await openMessageFixture(running())
    const { services } = running()
    services.env = { ...services.env, MAIL_DOMAIN: 'reply.noor.example', MAIL_PORT: 0 }
    server = await openMailServer(services, (error) => errors.push(error))
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    errors.length = 0
    await running().services.engine.asOwner((tx) => sql`delete from "rateLimits"`.execute(tx))
  })
  afterAll(async () => {
    await server.close()
    await fixture.close()
  })

  const scoped = <R>(work: Parameters<ReturnType<typeof running>['services']['engine']['scoped']>[1]) =>
    running().services.engine.scoped('noor', work) as Promise<R>
  type Content = Omit<Parameters<ReturnType<typeof createTransport>['sendMail']>[0], 'to'>
  async function send(to: string, content: Content): Promise<number | string> {
    const transport = createTransport({ host: '127.0.0.1', port: server.port, secure: false, ignoreTLS: true })
    return transport.sendMail({ from: 'reem@example.com', subject: 'Re: Answer', ...content, to }).then(
      () => 250,
      ({ responseCode, code }: Refusal) => responseCode ?? code,
    )
  }
  const raw = (to: string, text: string | Buffer, from = 'reem@example.com') => send(to, { raw: text, envelope: { from, to } } as Content)
  /** A customer to whom a colleague wrote by mail, and the address to which they answer. */
  async function written(email = 'reem@example.com') {
    const one = await customer(running())
    await scoped((tx) => sql`update customers set email = ${email} where id = ${one.id}`.execute(tx))
    const before = fixture.mailbox.mails.length
    const answer = { channel: 'email', body: 'Your car is ready.' }
    expect((await running().admin().post(`/conversations/about/customers/${one.id}/answers`, answer)).status).toBe(200)
    await fixture.carry()
    const mail = fixture.mailbox.mails.slice(before).find(({ to }) => to === email)
    const [, address = ''] = /^Reply-To:\s+<?([^>\s]+)/im.exec(mail?.headers ?? '') ?? []
    return { ...one, address, mail }
  }
  interface Entry {
    body: string
    theirs: boolean
    channel: string
    status: string | null
    error: string | null
    file: { name: string; mime: string } | null
    fileState: string | null
    sender: string | null
  }
  const threadOf = async (id: string) => (await running().admin().get(`/conversations/about/customers/${id}`)).body
  const theirsOf = async (id: string) => ((await threadOf(id)).entries as Entry[]).filter(({ theirs }) => theirs)
  const bodiesOf = async (id: string) => (await theirsOf(id)).map(({ body }) => body)

  it('is in the conversation of the person whom our mail went to, once, without the mail that it answers', async () => {
    const one = await written()
    const { text = '' } = one.mail ?? {}
    expect([one.address, text.split(/\r?\n/)[0]]).toEqual([
      expect.stringMatching(/^reply\+[0-9a-v]{55}@reply\.noor\.example$/),
      expect.stringMatching(/^— .+ —$/),
    ])
    const quoted = text
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\n')
    const answer = { messageId: '<one@example.com>', text: `I come at five.\n\nOn Sunday Noor wrote:\n${quoted}` }
    expect(await Promise.all([1, 2, 3].map(() => send(one.address, answer)))).toEqual([250, 250, 250])
    expect(await send(one.address.toUpperCase(), answer)).toBe(250)
    const thread = await threadOf(one.id)
    expect(await theirsOf(one.id)).toMatchObject([{ body: 'I come at five.', channel: 'email', sender: null, file: null }])
    expect(thread).toMatchObject({
      conversation: { unread: 1, lastBody: 'I come at five.' },
      openUntil: null,
      ways: expect.arrayContaining(['email']),
    })
    const { rows } = await scoped<{ rows: object[] }>((tx) =>
      sql`select r."answersId" = m.id as ours, m."customerId" = ${one.id} as theirs from "receivedMessages" r, messages m
        where r."customerId" = ${one.id} and m.recipient = 'reem@example.com' and m."customerId" = ${one.id}`.execute(tx),
    )
    expect(rows).toEqual([{ ours: true, theirs: true }])
    expect(await send(one.address, { from: 'Sami <sami@example.com>', messageId: '<one@example.com>x', text: 'He comes later.' })).toBe(250)
    expect((await theirsOf(one.id)).at(-1)).toMatchObject({ body: 'He comes later.', sender: 'sami@example.com' })
    expect((await running().admin('najd').get('/conversations?size=100')).body.data).toEqual([])
    expect(errors).toEqual([])
  })

  it('is taken for an address that we made for a message that is there, and for no other', async () => {
    const { services, clock } = running()
    const one = await written()
    const [, token = ''] = /\+(.+)@/.exec(one.address) ?? []
    const other = { ...services, secrets: { ...services.secrets, mailReplies: Buffer.alloc(32, 99) } }
    const unsigned = createHmac('sha256', 'x').update(token).digest('hex')
    const addresses = [
      'somebody@example.com',
      'desk@reply.noor.example',
      `reply+${token}@reply.najd.example`,
      `reply+${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}@reply.noor.example`,
      `reply+${unsigned.slice(0, 55)}@reply.noor.example`,
      // Signed with another key; of the other tenant; of no message.
      replyAddress(other, 'noor', crypto.randomUUID()) ?? '',
      replyAddress(services, 'najd', (await readReplyAddress(services, one.address))?.messageId ?? '') ?? '',
      replyAddress(services, 'noor', crypto.randomUUID()) ?? '',
    ]
    const refusals = []
    for (const address of addresses) refusals.push(await send(address, { text: 'Hello' }))
    expect(refusals).toEqual(addresses.map(() => 550))
    // Of two at once the second has to be sent by itself.
    const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true })
    const both = await transport.sendMail({ from: 'reem@example.com', to: [one.address, (await written()).address], text: 'Both' })
    expect([both.accepted.length, both.rejectedErrors?.map(({ responseCode }) => responseCode)]).toEqual([1, [452]])
    clock.now = new Date(firstMorning.getTime() + 366 * 86_400_000)
    expect(await send(one.address, { text: 'A year later' })).toBe(550)
    clock.now = firstMorning
    const { body } = await running().admin().get(`/customers/${one.id}`)
    expect((await running().admin().post(`/customers/${one.id}/erase`, { version: body.version, reason: 'They asked' })).status).toBe(200)
    expect(await send(one.address, { text: 'Do you know me?' })).toBe(550)
  })

  it('stops advertising where it says so, and is the customer’s into whom the person was merged', async () => {
    const [one, other] = [await written(), await customer(running())]
    const given = await one.sender.post('/landing-page/consents', { purpose: 'marketing', granted: true })
    expect([given.status, await send(one.address, { text: 'إيقاف' })]).toEqual([200, 250])
    await fixture.carry()
    const row = async ({ id }: { id: string }) => (await running().admin().get(`/customers/${id}`)).body
    expect((await row(one)).consents).toContainEqual(expect.objectContaining({ purpose: 'marketing', granted: false, channel: 'all' }))
    expect(fixture.mailbox.mails.at(-1)).toMatchObject({ to: 'reem@example.com', text: expect.stringContaining('advertising') })
    const merge = { version: (await row(other)).version, otherId: one.id, otherVersion: (await row(one)).version }
    expect((await running().admin().post(`/customers/${other.id}/merge`, merge)).status).toBe(200)
    expect(await send(one.address, { text: 'Still me' })).toBe(250)
    const { rows } = await scoped<{ rows: { customerId: string }[] }>((tx) =>
      sql`select "customerId" from "receivedMessages" where body = 'Still me'`.execute(tx),
    )
    expect(rows).toEqual([{ customerId: other.id }])
  })

  it('brings its files, and names those that are not taken', async () => {
    const one = await written()
    const [pdf, jpeg] = [pdfOf(700), await jpegOf(640, 480)]
    const attachments = [
      { filename: 'papers.pdf', content: pdf.bytes, contentType: 'application/octet-stream' },
      { filename: 'فاتورة.jpg', content: jpeg.bytes, contentType: 'image/jpeg' },
      { filename: 'setup.exe', content: Buffer.from('MZ'), contentType: 'application/x-msdownload' },
      { filename: 'not.pdf', content: Buffer.from('<script>alert(1)</script>'), contentType: 'application/pdf' },
      { filename: 'logo.png', content: Buffer.alloc(300), contentType: 'image/png', cid: 'logo' },
    ]
    expect(await send(one.address, { text: 'Here they are.', html: '<p>Here they are.<img src="cid:logo"></p>', attachments })).toBe(250)
    const shown = await theirsOf(one.id)
    expect(shown).toHaveLength(4)
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ body: 'Here they are.', fileState: 'stored', file: expect.objectContaining({ name: 'papers.pdf' }) }),
        expect.objectContaining({ body: 'فاتورة.jpg', fileState: 'stored', file: expect.objectContaining({ mime: 'image/jpeg' }) }),
        expect.objectContaining({ body: 'setup.exe', fileState: 'refused', file: null }),
        expect.objectContaining({ body: 'not.pdf', fileState: 'refused', file: null }),
      ]),
    )
    expect((await threadOf(one.id)).conversation.lastBody).toBe('Here they are.')
  })

  it('is not taken where it is too large, whether it says so before or not', async () => {
    const one = await written()
    const large = Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(mailBytes, 'line of a mail\r\n')])
    expect(await raw(one.address, large)).toBe(552)
    // The sender's own program sees the limit, and sends nothing.
    const said = { envelope: { from: 'reem@example.com', to: one.address, size: mailBytes + 1 }, text: 'x' } as Content
    expect(await send(one.address, said)).toBe('EMESSAGE')
    expect(await theirsOf(one.id)).toEqual([])
  })

  it('is no person’s where a program wrote it, and a report says that our mail did not arrive', async () => {
    const one = await written()
    const marks = [
      { 'Auto-Submitted': 'auto-replied (vacation)' },
      { Precedence: 'bulk' },
      { Precedence: 'auto_reply' },
      { 'X-Autoreply': 'yes' },
    ]
    for (const headers of marks) expect(await send(one.address, { text: 'I am away.', headers })).toBe(250)
    expect(await raw(one.address, 'Subject: Away\r\n\r\nI am away.', '')).toBe(250)
    const ours = async () => ((await threadOf(one.id)).entries as Entry[]).findLast(({ channel, theirs }) => channel === 'email' && !theirs)
    const report = (action: string) =>
      raw(
        one.address,
        `Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\nIt did not arrive.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; reem@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\n--b--\r\n`,
        '',
      )
    expect(await report('delayed')).toBe(250)
    expect(await ours()).toMatchObject({ status: 'sent', error: null })
    expect(await report('failed')).toBe(250)
    expect(await ours()).toMatchObject({ status: 'failed', error: 'undelivered' })
    expect(await theirsOf(one.id)).toEqual([])
  })

  it('is read as it was written: HTML alone, Arabic in every encoding, more words than a line takes', async () => {
    const one = await written()
    const words = 'مرحبا، سأصل الساعة الخامسة'
    const windows = Buffer.from([
      0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0xa1, 0x20, 0xd3, 0xc3, 0xd5, 0xe1, 0x20, 0xc7, 0xe1, 0xd3, 0xc7, 0xda, 0xc9, 0x20, 0xc7, 0xe1, 0xce,
      0xc7, 0xe3, 0xd3, 0xc9,
    ])
    const head = (charset: string, encoding: string) =>
      `Content-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\nSubject: x\r\n\r\n`
    const quoted = [...Buffer.from(words)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    const lines = Array.from({ length: Math.ceil(quoted.length / 20) }, (_none, place) =>
      quoted.slice(place * 20, place * 20 + 20).join(''),
    )
    const mails = [
      head('utf-8', 'base64') + Buffer.from(words).toString('base64'),
      head('utf-8', 'quoted-printable') + lines.join('=\r\n'),
      head('windows-1256', 'base64') + windows.toString('base64'),
      Buffer.concat([Buffer.from(head('windows-1256', '8bit')), windows]),
    ]
    for (const mail of mails) expect(await raw(one.address, mail)).toBe(250)
    expect(await bodiesOf(one.id)).toEqual(mails.map(() => words))
    expect(await send(one.address, { html: '<p>At <b>five</b>.</p><script>alert(1)</script>' })).toBe(250)
    expect(await send(one.address, { text: `A\u0000B ${'long story '.repeat(900)}` })).toBe(250)
    const [html, ...parts] = (await bodiesOf(one.id)).slice(mails.length)
    expect([html, parts.length, parts.every((part) => part.length <= 4000), parts.join(' ')]).toEqual([
      'At five.',
      3,
      true,
      `AB ${'long story '.repeat(900)}`.trim(),
    ])
  })

  it('is taken later where the database is away, with nothing left of the first time', async () => {
    const one = await written()
    const { services } = running()
    const { engine } = services
    const answer = { messageId: '<later@example.com>', text: 'Twice sent', attachments: [{ filename: 'a.pdf', content: pdfOf(600).bytes }] }
    const scopedOf = (fails: (text: string) => boolean): typeof engine.scoped => {
      return (tenant, work) =>
        engine.scoped(tenant, async (tx) => {
          const done = await work(tx)
          const { rows } = await sql<{
            ours: boolean
          }>`select exists (select from "receivedMessages" where "customerId" = ${one.id}) as ours`.execute(tx)
          if (rows[0]?.ours && fails('written')) throw Object.assign(new Error('The connection is gone.'), { code: '08006' })
          return done
        })
    }
    services.engine = { ...engine, scoped: scopedOf(() => true) }
    const first = await send(one.address, answer)
    services.engine = engine
    expect([first, await theirsOf(one.id), errors.length]).toEqual([451, [], 1])
    expect(await send(one.address, answer)).toBe(250)
    expect(await theirsOf(one.id)).toMatchObject([{ body: 'Twice sent', fileState: 'stored' }])
  })

  it('comes over TLS where there is a certificate', async () => {
    const one = await written()
    const { services } = running()
    const folder = mkdtempSync(join(tmpdir(), 'wakeel-mail-'))
    const { cert, key } = tlsOptions()
    const [MAIL_CERT, MAIL_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    writeFileSync(MAIL_CERT, String(cert))
    writeFileSync(MAIL_KEY, String(key))
    const secure = await openMailServer({ ...services, env: { ...services.env, MAIL_CERT, MAIL_KEY } }, (error) => errors.push(error))
    const certain = { host: '127.0.0.1', port: secure.port, requireTLS: true, tls: { rejectUnauthorized: false } }
    await createTransport(certain).sendMail({ from: 'reem@example.com', to: one.address, text: 'Sealed' })
    await expect(createTransport({ ...certain, port: server.port }).verify()).rejects.toThrow('STARTTLS')
    await secure.close()
    rmSync(folder, { recursive: true })
    expect(await bodiesOf(one.id)).toEqual(['Sealed'])
  })

  it('is counted by sender and network address', async () => {
    const one = await written()
    await running().services.engine.asOwner((tx) =>
      sql`insert into "rateLimits" (key, points, expire) values ('mailBySender:loud@example.com', 60, ${Date.now() + 3_600_000})`.execute(
        tx,
      ),
    )
    const from = (address: string) => raw(one.address, `Message-ID: <${address}>\r\n\r\nHello`, address)
    expect([await from('loud@example.com'), await from('calm@example.com')]).toEqual([451, 250])
    expect(await bodiesOf(one.id)).toEqual(['Hello'])
  })
})
