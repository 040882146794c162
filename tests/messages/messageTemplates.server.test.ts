// A tenant's own message texts: in the reader's language, filled in, and without unfilled placeholders.
import { beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { enumerations } from '../../src/schema/enumerations.ts'
import { placeholdersOf } from '../../src/schema/messageKinds.ts'
import { resources } from '../../src/schema/resources.ts'
import { neededPlaceholders } from '../../src/schema/messages/placeholders.ts'
import { messageWords } from '../../server/messages/messageWords.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, visitor } from '../core/server/people.ts'

const body = { en: '{tenant}: {code} is yours.', ar: '{code} رمزك لدى {tenant}.' }

onServer("a tenant's own words", (running) => {
  beforeEach(async () => {
    await running().services.engine.scoped('noor', (tx) => sql`delete from "messageTemplates"`.execute(tx))
  })
  const add = (values: object) =>
    running()
      .admin()
      .post('/messageTemplates', { kind: 'otp', channel: 'sms', body, ...values })
  /** The message sent when a code is requested, and the code. */
  async function codeMessage(languageId: '1' | '2', tenant: 'noor' | 'najd' = 'noor'): Promise<{ text: string; code: string }> {
    const mobile = newMobile()
    const requested = await (await visitor(running(), tenant)).post('/staffs/request-otp', { purpose: 'book', mobile, languageId })
    const { rows } = await running().services.engine.scoped(tenant, (tx) =>
      sql<{ body: string }>`select body from messages where recipient = ${mobile}`.execute(tx),
    )
    return { text: rows[0]?.body ?? '', code: requested.body.demoCode as string }
  }

  it("are sent in the person's language with the placeholders filled in", async () => {
    expect((await add({})).status).toBe(200)
    const english = await codeMessage('1')
    expect(english.text).toBe(`noor Motors: ${english.code} is yours.`)
    const arabic = await codeMessage('2')
    expect(arabic.text).toBe(`${arabic.code} رمزك لدى سيارات نور.`)
  })

  it("give way to the built-in texts while they are inactive, and are no other tenant's", async () => {
    const made = await add({ active: false })
    const { text, code } = await codeMessage('1')
    expect(text).toBe(`${code} is your noor Motors verification code. Do not share it with anyone.`)
    await running().admin().put(`/messageTemplates/${made.body.id}`, { version: 1, active: true })
    expect((await codeMessage('1')).text).toContain('is yours.')
    expect((await codeMessage('1', 'najd')).text).toContain('verification code')
  })

  it('are refused beside the language that holds a placeholder which nobody fills, or lacks the one that is needed', async () => {
    const unknown = await add({ body: { ...body, ar: '{code} {plate}' } })
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['body.ar']])
    expect(unknown.body.fields['body.ar']).toContain('{code} {tenant}')
    const lacking = await add({ body: { ...body, en: 'Hello from {tenant}' } })
    expect([lacking.status, Object.keys(lacking.body.fields)]).toEqual([400, ['body.en']])
    const made = await add({})
    const changed = await running()
      .admin()
      .put(`/messageTemplates/${made.body.id}`, { version: 1, body: { ...body, en: '{code} {ref}' } })
    expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, ['body.en']])
  })

  it('are not there for campaigns, which bring their own', async () => {
    const { status, body: refusal } = await add({ kind: 'campaign', body: { en: '{optOut}', ar: '{optOut}' } })
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['kind']])
    const { wordings } = (await running().admin().get('/misc/message-wordings')).body
    expect(wordings.map(({ kind }: { kind: string }) => kind)).not.toContain('campaign')
  })

  it('exist once for a kind of message, and are changed by administrators only', async () => {
    expect((await add({})).status).toBe(200)
    expect((await add({})).status).toBe(409)
    const manager = running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
    expect(
      (await manager.post('/messageTemplates', { kind: 'bookingMoved', channel: 'sms', body: { en: '{link}', ar: '{link}' } })).status,
    ).toBe(403)
  })

  // Of campaigns, and of what a colleague writes or WhatsApp asks itself, there are no words of the tenant's own.
  const { without = [] } = resources.messageTemplates.fields.kind.config
  it.each(enumerations.messageKind.filter((kind) => !without.includes(kind)))(
    'fill every placeholder of %s, and need one that is known',
    async (kind) => {
      expect(placeholdersOf[kind]).toEqual(expect.arrayContaining([...neededPlaceholders(kind)]))
      const all = placeholdersOf[kind].map((name) => `{${name}}`).join(' ')
      expect((await add({ kind, body: { en: all, ar: all } })).status).toBe(200)
      const params = Object.fromEntries(placeholdersOf[kind].map((name) => [name, `<${name}>`]))
      const { services } = running()
      const words = await services.engine.scoped('noor', (tx) => messageWords(services, tx, 'arabic', kind))
      expect(words(params)).toBe(placeholdersOf[kind].map((name) => `<${name}>`).join(' '))
      // The built-in texts need no other placeholders.
      expect(services.texts('english', `messages.sms.${kind}`, params)).not.toContain('%{')
    },
  )

  it('never grow beyond what a message may hold', async () => {
    await add({ kind: 'staffNotice', body: { en: '{title}', ar: '{title}' } })
    const { services } = running()
    const words = await services.engine.scoped('noor', (tx) => messageWords(services, tx, 'english', 'staffNotice'))
    expect(words({ title: 'x'.repeat(5000) })).toHaveLength(1000)
  })
})
