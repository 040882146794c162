// The assistant of the landing: which published questions it answers with, and to whom it is there.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { onServer } from '../core/server/eachServer.ts'
import { visitor } from '../core/server/people.ts'

const path = '/landing-page/answers'
const texts = {
  oil: [
    'How much does an oil change cost?',
    'The price depends on the model.',
    'كم سعر تغيير الزيت؟',
    'يعتمد السعر على الطراز، ويظهر قبل حجز الصيانة.',
  ],
  cancel: [
    'How do I move or cancel my booking?',
    'Open your bookings and choose it.',
    'كيف أغيّر موعد حجزي أو ألغيه؟',
    'افتح مواعيدك واختر الحجز.',
  ],
  warranty: [
    'Is my warranty still valid?',
    'Yes, with an oil of the right grade and 10,000 km services.',
    'هل الضَّمانُ ما زال ساريًا؟',
    'نعم، مع صيانة كل 10000 كم.',
  ],
  hours: ['When are you open?', 'From 10:00 AM.', 'ما أوقات العمل؟', 'من العاشرة صباحًا.'],
} as const

onServer('the assistant', (running) => {
  const ids = new Map<string, string>()
  const make = async (name: string, [en, answerEn, ar, answerAr]: readonly string[], more: object, tenant: 'noor' | 'najd' = 'noor') => {
    const row = await makerOf(running(), tenant).insert('questions', {
      ...{ question: { en, ar }, answer: { en: answerEn, ar: answerAr }, published: true, position: ids.size },
      ...more,
    })
    ids.set(row.id, name)
    return row
  }
  beforeAll(async () => {
    for (const [name, text] of Object.entries(texts)) await make(name, text, {})
    await make('draft', texts.oil, { published: false })
    const gone = await make('gone', texts.oil, {})
    await running().services.engine.scoped('noor', (tx) => sql`update questions set "deletedAt" = now() where id = ${gone.id}`.execute(tx))
    await make('foreign', ['Do you ship boats?', 'No.', 'هل تنقلون القوارب؟', 'لا.'], {}, 'najd')
  })
  const answers = async (text?: string, tenant: 'noor' | 'najd' = 'noor') => {
    const { status, body } = await (await visitor(running(), tenant)).post(path, { text })
    return status === 200 ? (body.data as { id: string }[]).map(({ id }) => ids.get(id)) : status
  }

  it('finds what fits best in either language, in whatever spelling, with the answer in both', async () => {
    expect(await answers('what is the PRICE of an oil change')).toEqual(['oil'])
    expect(await answers('I would like to know everything about the warranty of my car, please')).toEqual(['warranty'])
    expect(await answers('السلام عليكم، بكم تغيير الزيت عندكم؟')).toEqual(['oil'])
    expect(await answers('سعر الزيت')).toEqual(['oil'])
    expect(await answers('أبغى ألغي الحجز')).toEqual(['cancel'])
    expect(await answers('cancelling bookings')).toEqual(['cancel'])
    expect(await answers('الضمان')).toEqual(['warranty'])
    expect(await answers('صيانه ١٠٠٠٠')).toEqual(['warranty'])
    expect(await answers('صيانه')).toEqual(['oil', 'warranty'])
    const { body } = await (await visitor(running())).post(path, { text: 'warranty' })
    expect(body.data).toEqual([
      expect.objectContaining({
        question: { en: texts.warranty[0], ar: texts.warranty[2] },
        answer: { en: texts.warranty[1], ar: texts.warranty[3] },
      }),
    ])
  })

  it('says that it has no answer, where only words without meaning or none at all are in one', async () => {
    expect(await answers('do you have boats')).toEqual([])
    expect(await answers('How do I')).toEqual([])
    expect(await answers('كيف')).toEqual([])
    expect(await answers('100% _ \\ % ؟')).toEqual([])
    expect(await answers('')).toBe(400)
    expect(await answers('x'.repeat(201))).toBe(400)
  })

  it('suggests the first ones in their order before anything is asked, and never a draft, a deleted one or one of another tenant', async () => {
    expect(await answers()).toEqual(['oil', 'cancel', 'warranty', 'hours'])
    expect(await answers(undefined, 'najd')).toEqual(['foreign'])
    expect(await answers('boats', 'najd')).toEqual(['foreign'])
    expect(await answers('oil', 'najd')).toEqual([])
    for (let more = 0; more < 3; more += 1) await make(`more ${more}`, ['More?', 'More.', 'المزيد؟', 'المزيد.'], {})
    expect(await answers()).toHaveLength(5)
  })

  it('is not there while the tenant has the module switched off, nor on the first page while there is nothing to answer', async () => {
    const shown = async (tenant: 'noor' | 'najd') => (await (await visitor(running(), tenant)).get('/landing-page/settings')).body.flags.BOT
    expect([await shown('noor'), await shown('najd')]).toEqual([true, true])
    const { engine } = running().services
    await engine.scoped('najd', (tx) => sql`update questions set published = false`.execute(tx))
    expect([await shown('najd'), await answers(undefined, 'najd')]).toEqual([false, []])
    const { id } = await addRowOf(running().services, 'noor', 'modules', { module: 'BOT', active: false, name: { en: 'x', ar: 'x' } })
    expect([await shown('noor'), await answers('oil'), (await running().admin().get('/questions')).status]).toEqual([false, 404, 404])
    await engine.scoped('noor', (tx) => sql`delete from modules where id = ${id}`.execute(tx))
    expect(await answers('oil')).toEqual(['oil', 'warranty'])
  })

  it('answers nobody without a session, and one visitor no more than sixty times in ten minutes', async () => {
    expect((await running().as({}).post(path, {})).status).toBe(401)
    const one = await visitor(running())
    for (let count = 0; count < 60; count += 1) expect((await one.post(path, {})).status).toBe(200)
    expect((await one.post(path, {})).status).toBe(429)
  })
})
