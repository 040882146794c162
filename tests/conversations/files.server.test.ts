// Files in conversations: what came with a message is fetched, checked and stored; what a colleague sends goes with its message or not at all.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { runDue } from '../../server/core/jobs/runner.ts'
import { removeOrphans } from '../../server/files/index.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { openMessageFixture, type MessageFixture } from '../core/server/messageFixture.ts'
import { customer, newMobile } from '../core/server/people.ts'
import { jpegOf, pdfOf, sendFile, type FormFile } from '../core/server/uploadForms.ts'

onServer('files in a conversation', (running) => {
  let fixture: MessageFixture
  beforeAll(async () => {
    fixture = await openMessageFixture(running())
    await fixture.provider('unifonic')
    await fixture.openWhatsapp(true)
  })
  beforeEach(async () => {
    running().clock.now = new Date(firstMorning.getTime() + 4 * 3_600_000)
    await fixture.carry()
    fixture.whatsapp.sent.length = 0
  })
  afterAll(() => fixture.close())

  const digits = (mobile: string) => mobile.slice(1)
  const write = (mobile: string, written: Parameters<MessageFixture['whatsapp']['write']>[2]) =>
    fixture.whatsapp.write(fixture.whatsapp.account, digits(mobile), written)
  const of = async (mobile: string) => {
    const { data } = (await running().admin().get('/conversations?size=100')).body
    return (data as { id: string; mobile: string; unread: number | null }[]).find((one) => one.mobile === mobile)
  }
  const thread = (id: string, resource = 'conversations') => running().admin().get(`/conversations/about/${resource}/${id}`)
  const named = (size: number, name: string): FormFile => ({ ...pdfOf(size), name })
  const upload = async (file: FormFile, by = running().tenants.noor.staff.Administrator.token) =>
    (await sendFile(running().app, by, { kind: 'general' }, file)).body.id as string
  type Shown = { name: string; mime: string; bytes: number; url: string; width: number | null } | null
  const entriesOf = async (id: string, resource?: string) =>
    (await thread(id, resource)).body.entries as { body: string; theirs: boolean; channel: string; file: Shown; fileState: string | null }[]
  const sentFile = ({ name, type, bytes }: FormFile, more: object = {}) => ({
    file: { name, mime: type, bytes, id: crypto.randomUUID(), ...more },
  })
  const opened = (url: string) => running().app.inject({ url })

  it('holds what a person sends with a message, checked and stored, and opened by a signed address alone', async () => {
    const one = await customer(running())
    const voice = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead'), Buffer.alloc(60)])
    await write(one.mobile, sentFile(await jpegOf(640, 480), { caption: 'The scratch' }))
    await write(one.mobile, sentFile(named(700, 'papers.pdf')))
    await write(one.mobile, sentFile({ name: 'voice.ogg', type: 'audio/ogg; codecs=opus', bytes: voice }))
    expect((await entriesOf(one.id, 'customers')).map(({ file, fileState }) => [file, fileState]).slice(-3)).toEqual(
      Array.from({ length: 3 }, () => [null, 'waiting']),
    )
    await runDue(running().services)
    const shown = (await entriesOf(one.id, 'customers')).slice(-3)
    expect(shown).toMatchObject([
      { theirs: true, body: 'The scratch', fileState: 'stored', file: { name: 'image.jpg', mime: 'image/jpeg', width: 640 } },
      { body: 'papers.pdf', fileState: 'stored', file: { name: 'papers.pdf', mime: 'application/pdf', bytes: 700, width: null } },
      { body: '', fileState: 'stored', file: { name: 'audio.ogg', mime: 'audio/ogg', bytes: voice.length } },
    ])
    for (const { file } of shown) {
      const url = file?.url ?? ''
      expect([(await opened(url)).statusCode, (await opened(url.split('?')[0] ?? '')).statusCode]).toEqual([200, 404])
    }
    // The notice and the mark of what is unread came with the messages, not with their files.
    expect(await of(one.mobile)).toMatchObject({ unread: 3 })
    const broker = running().as({ token: running().tenants.noor.staff['Broker Sales'].token })
    expect((await broker.get(`/conversations/about/customers/${one.id}`)).status).toBe(404)
  })

  it('says of a file what became of it: refused, too large, or not there after the last attempt', async () => {
    const mobile = newMobile()
    const program = { name: 'setup.exe', type: 'application/x-msdownload', bytes: Buffer.from('MZ') }
    const disguised = { ...pdfOf(600), bytes: Buffer.from('<script>alert(1)</script>') }
    const large = { name: 'film.mp4', type: 'video/mp4', bytes: Buffer.alloc(16_000_001) }
    for (const [minutes, one] of [program, disguised, large].entries())
      await write(mobile, { ...sentFile(one), at: new Date(running().clock.now.getTime() - (10 - minutes) * 60_000) })
    await write(mobile, sentFile(await jpegOf()))
    const [id] = [...fixture.whatsapp.files.keys()].slice(-1)
    const forged = fixture.whatsapp.files.get(id ?? '')
    // What comes is not what the signed webhook named.
    if (forged) fixture.whatsapp.files.set(id ?? '', { ...forged, bytes: (await jpegOf(80, 80)).bytes })
    const found = await of(mobile)
    const states = async () => (await entriesOf(found?.id ?? '')).map(({ fileState, file }) => [fileState, file])
    await runDue(running().services)
    const settled = ['refused', 'refused', 'tooLarge'].map((state) => [state, null])
    expect(await states()).toEqual([...settled, ['waiting', null]])
    for (const seconds of [5, 30, 120, 600, 3600, 6 * 3600]) {
      fixture.wait(seconds)
      await runDue(running().services)
    }
    expect(await states()).toEqual([...settled, ['failed', null]])
  })

  it('fetches a file again where the provider is away, once', async () => {
    const mobile = newMobile()
    await write(mobile, sentFile(await jpegOf()))
    fixture.whatsapp.mood.failing = 1
    await runDue(running().services)
    fixture.wait(6)
    await runDue(running().services)
    await runDue(running().services)
    const found = await of(mobile)
    expect(await entriesOf(found?.id ?? '')).toMatchObject([{ fileState: 'stored', file: { mime: 'image/jpeg' } }])
  })

  it('is answered with a file by WhatsApp and by mail, not by SMS, and only with one’s own', async () => {
    const one = await customer(running())
    await write(one.mobile, { text: 'May I have the invoice?' })
    const answer = (given: object) => running().admin().post(`/conversations/about/customers/${one.id}/answers`, given)
    const [invoice, picture] = [await upload(named(900, 'invoice.pdf')), await upload(await jpegOf())]
    expect((await answer({ channel: 'whatsapp', file: invoice })).status).toBe(200)
    expect((await answer({ channel: 'whatsapp', file: picture, body: 'And the car.' })).status).toBe(200)
    await fixture.carry()
    const sent = fixture.whatsapp.sent.toSorted((first, second) => first.body.localeCompare(second.body))
    expect(sent).toMatchObject([
      { body: '', file: { name: 'invoice.pdf', mime: 'application/pdf' } },
      { body: 'And the car.', file: { mime: 'image/jpeg' } },
    ])
    expect(sent[0]?.file?.bytes.equals(pdfOf(900).bytes)).toBe(true)
    expect((await entriesOf(one.id, 'customers')).slice(-2)).toMatchObject([
      { theirs: false, body: 'invoice.pdf', channel: 'whatsapp', file: { name: 'invoice.pdf' } },
      { theirs: false, body: 'And the car.', file: { name: 'picture.jpg' } },
    ])
    const bySms = await answer({ channel: 'sms', file: invoice, body: 'Here' })
    expect([bySms.status, Object.keys(bySms.body.fields)]).toEqual([400, ['file']])
    expect((await answer({ channel: 'whatsapp' })).body.fields).toHaveProperty('body')
    const theirs = await upload(pdfOf(), running().tenants.noor.staff['Sales Manager'].token)
    const foreign = await upload(pdfOf(), running().tenants.najd.staff.Administrator.token)
    expect(foreign).toEqual(expect.any(String))
    expect([
      (await answer({ channel: 'whatsapp', file: foreign })).status,
      (await answer({ channel: 'whatsapp', file: theirs })).status,
      (await answer({ channel: 'whatsapp', file: crypto.randomUUID() })).status,
    ]).toEqual([404, 404, 404])
    await running().services.engine.scoped('noor', (tx) =>
      sql`update customers set email = 'reem@example.com' where id = ${one.id}`.execute(tx),
    )
    const byMail = await answer({ channel: 'email', file: invoice, body: 'Here it is.' })
    expect(byMail.status).toBe(200)
    await fixture.carry()
    expect(fixture.mailbox.mails.at(-1)?.text).toContain('filename=invoice.pdf')
  })

  it('sends a file again with its message, and never without it', async () => {
    const one = await customer(running())
    await write(one.mobile, { text: 'The papers, please' })
    const file = await upload(named(800, 'papers.pdf'))
    fixture.whatsapp.without.add(digits(one.mobile))
    fixture.whatsapp.mood.refusesAtOnce = true
    await running().admin().post(`/conversations/about/customers/${one.id}/answers`, { channel: 'whatsapp', file, body: 'Here' })
    await fixture.carry()
    const { data } = (await running().admin().get(`/messages?kind=conversationReply&customerId=${one.id}`)).body
    expect(fixture.sms.sent.filter(({ body }) => body === 'Here')).toEqual([])
    expect(data[0]).toMatchObject({ status: 'failed', error: 'notOnWhatsapp', file })
    fixture.whatsapp.without.clear()
    const resend = () => running().admin().post(`/messages/${data[0].id}/resend`, {})
    await fixture.openWhatsapp(false)
    expect((await resend()).status).toBe(200)
    await fixture.carry()
    expect(await fixture.shown(data[0].id)).toMatchObject({ status: 'failed', error: 'noFileWay' })
    await fixture.openWhatsapp(true)
    expect((await resend()).status).toBe(200)
    await fixture.carry()
    expect(fixture.whatsapp.sent).toMatchObject([{ body: 'Here', file: { name: 'papers.pdf' } }])
  })

  it('loses its files with an erased customer', async () => {
    const one = await customer(running())
    await write(one.mobile, sentFile(await jpegOf(70, 70)))
    await runDue(running().services)
    await write(one.mobile, sentFile(await jpegOf(90, 90)))
    const ours = await upload(named(600, 'ours.pdf'))
    await running().admin().post(`/conversations/about/customers/${one.id}/answers`, { channel: 'whatsapp', file: ours })
    await fixture.carry()
    const { body } = await running().admin().get(`/customers/${one.id}`)
    const url = (await entriesOf(one.id, 'customers')).find(({ file }) => file !== null)?.file?.url ?? ''
    expect((await running().admin().post(`/customers/${one.id}/erase`, { version: body.version, reason: 'They asked' })).status).toBe(200)
    // What was still to be fetched is not fetched any more.
    await runDue(running().services)
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<{
        file: string | null
      }>`select file from "receivedMessages" where "customerId" = ${one.id} union all select file from messages where "customerId" = ${one.id} and kind = 'conversationReply'`.execute(
        tx,
      ),
    )
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ file: null })))
    fixture.wait(25 * 3600)
    await removeOrphans(running().services)
    expect((await opened(url)).statusCode).toBe(404)
  })
})
