// What Unifonic's API is given and what its answers and calls mean, as its documentation shows them.
import { afterEach, expect, it, vi } from 'vitest'
import { SendError, type WhatsappLetter } from '../../server/core/gateways/messages.ts'
import { unifonicWhatsapp } from '../../server/messages/gateways/whatsapp/unifonic.ts'
import { isUnifonicKey, unifonicEvents } from '../../server/messages/gateways/whatsapp/unifonicEvents.ts'

const account = { number: '+966110000061', account: 'public-id', token: 'secret', secret: 'in-the-address' }
const letter: WhatsappLetter = {
  ...{ reference: 'r', to: '+966501112233', from: '', subject: '', body: 'Hello', marketing: false, reportUrl: null },
  ...{ template: null, buttons: [{ id: 'confirm.1', title: 'Confirm' }] },
}
const sender = unifonicWhatsapp('https://unifonic.example/v1')
const answer = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
afterEach(() => vi.restoreAllMocks())

it('gives it free words, or approved ones with what fills their gaps and their buttons', async () => {
  const call = answer(200, { message: 'Message successfully queued.', messageId: 'm1', applicationId: 'a1' })
  expect(await sender.send(account, letter)).toBe('m1')
  const template = { name: 'booking_1', providerId: null, language: 'ar' as const, values: ['K7', 'noon'] }
  await sender.send(account, { ...letter, template })
  const [[url, free], [, filled]] = call.mock.calls as [[string, RequestInit], [string, RequestInit]]
  expect([url, free.method, new Headers(free.headers).get('publicid'), new Headers(free.headers).get('secret')]).toEqual([
    'https://unifonic.example/v1/messages',
    'POST',
    'public-id',
    'secret',
  ])
  const recipient = { contact: '+966501112233', channel: 'whatsapp' }
  expect(JSON.parse(String(free.body))).toEqual({ recipient, content: { type: 'text', text: 'Hello' } })
  expect(JSON.parse(String(filled.body))).toEqual({
    recipient,
    content: {
      ...{ type: 'template', name: 'booking_1', language: { code: 'ar' } },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'K7' },
            { type: 'text', text: 'noon' },
          ],
        },
        { type: 'options', parameters: [{ subType: 'quickReply', value: 'confirm.1', index: 0 }] },
      ],
    },
  })
})

it.each([
  [400, { message: 'Invalid request sent.', errors: {} }, 'never', 'rejected'],
  [401, { message: 'Unauthorized' }, 'later', 'badAccount'],
  [402, { message: 'Application with ID: 1 belongs to an account which has no balance available.' }, 'later', 'badAccount'],
  [403, { message: 'User is not authorized to access this resource with an explicit deny' }, 'later', 'badAccount'],
  [500, { message: 'Sending messages is temporarily unavailable.' }, 'later', 'unavailable'],
  // It may have been taken.
  [500, { message: 'Internal server error' }, 'uncertain', 'unavailable'],
  [200, { message: 'Message successfully queued.' }, 'uncertain', 'unavailable'],
])('reads the answer %i %j as "%s": %s', async (status, body, hindrance, code) => {
  answer(status, body)
  const error = await sender.send(account, letter).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(SendError)
  expect(error).toMatchObject({ hindrance, code })
})

it('reads templates in the languages that messages name, with all their words', async () => {
  const one = { name: 'booking_1', status: 'APPROVED', category: 'UTILITY', id: '1' }
  const body = { type: 'BODY', text: 'Come at {{1}}.' }
  answer(200, [
    { ...one, language: 'en', components: [body, { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Yes' }] }] },
    { ...one, language: 'ar', status: 'PAUSED', components: [{ type: 'HEADER', format: 'IMAGE' }, body] },
    { ...one, language: 'en_US', components: [body] },
  ])
  expect(await sender.templates(account)).toEqual([
    {
      ...{ name: 'booking_1', language: 'en', providerId: '1', state: 'approved', reason: null },
      words: { body: 'Come at {{1}}.', buttons: ['Yes'] },
    },
    {
      ...{ name: 'booking_1', language: 'ar', providerId: '1', state: 'rejected', reason: null },
      words: { body: 'IMAGE\nCome at {{1}}.', buttons: [] },
    },
  ])
})

const came = {
  ...{ messageId: 'm2', eventId: 'e1', eventType: 'message.received', applicationId: 'a1', parentMessageId: 'm1', conversationId: 'c1' },
  ...{ sender: { channel: 'whatsapp', contact: '+966501112233', name: 'Sara' }, timestamp: '2023-05-02T11:33:20.000Z' },
}
it('reads what people write and press, and keeps the words of what it does not know', () => {
  const option = { type: 'option', option: { text: 'Attending', value: 'confirm.1|' } }
  const read = (content: object) => unifonicEvents({ ...came, content }).received
  const common = { providerId: 'm2', from: '+966501112233', name: 'Sara', sentAt: new Date('2023-05-02T11:33:20.000Z'), answers: 'm1' }
  expect([
    read({ type: 'text', text: 'Hello' }),
    read({ type: 'option', text: 'Attending', attachments: [option] }),
    read({ type: 'sticker', text: 'See', attachments: [{ type: 'sticker' }] }),
    read({ text: 'No type' }),
  ]).toEqual([
    [{ ...common, kind: 'text', body: 'Hello', button: null }],
    [{ ...common, kind: 'button', body: 'Attending', button: 'confirm.1' }],
    [{ ...common, kind: 'other', body: 'See', button: null }],
    [],
  ])
})

it.each([
  ['message.sent_successfully_to_provider', 'sent', undefined],
  ['message.sent', 'sent', undefined],
  ['message.delivered', 'delivered', undefined],
  ['message.read', 'read', undefined],
  ['message.rejected', 'failed', 'undelivered'],
  ['message.daily_limit_hit', 'failed', 'rejected'],
])('reads the report %s as "%s"', (eventType, state, error) => {
  const [report] = unifonicEvents({ messageId: 'm1', eventType }).reports
  expect(report).toEqual({ providerId: 'm1', reference: null, state, ...(error ? { error } : {}) })
})

it.each([
  undefined,
  null,
  [],
  { eventType: 'message.read' },
  { messageId: 'm1', eventType: 'phone_number.quality' },
  { ...came, sender: {} },
])('brings nothing by %j', (body) => {
  expect(unifonicEvents(body)).toEqual({ reports: [], received: [], templates: [] })
})

it('knows its calls by the secret alone', () => {
  expect([
    isUnifonicKey('secret', 'secret'),
    isUnifonicKey('secret', 'secreT'),
    isUnifonicKey('secret', ''),
    isUnifonicKey('', ''),
  ]).toEqual([true, false, false, false])
})
