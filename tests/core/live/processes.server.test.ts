// Two real processes of the server behind a proxy without sticky sessions: clients notice neither which one answers nor that one is
// killed.
import { randomUUID } from 'node:crypto'
import type { Challenge } from 'altcha-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, localDay } from '../../../server/core/time/time.ts'
import { headers as wireHeaders } from '../../../src/schema/core/wireWords.ts'
import { bundleServer } from '../../faults/server.ts'
import { personAt, type Person } from '../../processes/person.ts'
import { openStage, type Process, type Stage } from '../../processes/stage.ts'
import { proofOf } from '../proofOf.ts'
import { readLive } from '../server/liveReader.ts'
import { newMobile, newPlate } from '../server/people.ts'
import { startS3Store, s3Account, type S3Store } from '../server/s3Store.ts'
import { password, type TestTenant } from '../server/tenants.ts'
import { jpegOf } from '../server/uploadForms.ts'

describe('two processes behind a proxy', () => {
  let stage: Stage
  let store: S3Store
  let noor: TestTenant
  let first: Process
  let second: Process
  let admin: Person
  beforeAll(async () => {
    store = await startS3Store()
    const bucket = {
      ...{ S3_ENDPOINT: store.endpoint, S3_BUCKET: s3Account.bucket, S3_REGION: s3Account.region },
      ...{ S3_ACCESS_KEY_ID: s3Account.accessKeyId, S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey },
    }
    const [file, opened] = await Promise.all([bundleServer(), openStage(bucket)])
    stage = opened
    noor = (await stage.seed()).noor
    ;[first, second] = await Promise.all([stage.start(file), stage.start(file)])
    admin = personAt(stage.proxy.base, { token: noor.staff.Administrator.token })
  }, 300_000)
  afterAll(async () => {
    await stage.close()
    await store.close()
  })
  const both = () => [first.at, second.at]

  it('know the same sessions, and forget them at once', async () => {
    const answer = await personAt(first.at).ask('POST', '/staffs/login', { body: { email: noor.staff['Parts Manager'].email, password } })
    const clerk = personAt(second.at, { token: String(answer.body.token) })
    for (const at of both()) expect((await clerk.ask('GET', '/staffs/me', { at })).status).toBe(200)
    const path = `/staffs/enable-disable/${noor.staff['Parts Manager'].id}`
    expect((await admin.ask('PATCH', path, { body: { active: false }, at: first.at })).status).toBe(200)
    for (const at of both()) expect((await clerk.ask('GET', '/staffs/me', { at })).status).toBe(401)
  })

  it('count tries together', async () => {
    const { email } = noor.staff['Broker Sales']
    const statuses = []
    for (let count = 0; count < 9; count += 1)
      statuses.push(
        (await personAt(both()[count % 2] ?? '').ask('POST', '/staffs/login', { body: { email, password: `wrong-${count}` } })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429])
  })

  it('show settings as they were just changed in the other', async () => {
    const [settings] = (await admin.ask('GET', '/settings', { at: second.at })).body.data
    const visitor = await visitorAt()
    for (const [place, primaryColour] of ['#113355', '#225577', '#336699'].entries()) {
      const [here, there] = place % 2 === 0 ? [first, second] : [second, first]
      const { version } = (await admin.ask('GET', `/settings/${settings.id}`, { at: there.at })).body
      expect((await admin.ask('PUT', `/settings/${settings.id}`, { body: { version, primaryColour }, at: here.at })).status).toBe(200)
      expect((await visitor.ask('GET', '/landing-page/settings', { at: there.at })).body.primaryColour).toBe(primaryColour)
      await admin.ask('PUT', `/settings/${settings.id}`, { body: { version, primaryColour: '#000000' }, at: there.at })
    }
  })

  it('open files and work on tables that the other was sent', async () => {
    const picture = await jpegOf()
    const form = new FormData()
    form.set('kind', 'general')
    form.set('file', new File([new Uint8Array(picture.bytes)], picture.name, { type: picture.type }))
    const { body: kept } = await admin.ask('POST', '/common/upload-file', { body: form, at: first.at })
    expect((await fetch(second.at + String(kept.url))).status).toBe(200)
    const mobile = newMobile()
    const sent = await fetch(`${first.at}/api/customers/import/file?name=rows.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' },
      body: `firstName,lastName,mobile,languageId\nSara,Ali,${mobile},English\n`,
    })
    const { fileId, mapping } = (await sent.json()) as { fileId: string; mapping: unknown }
    const started = await admin.ask('POST', '/customers/import', {
      body: { plan: { fileId, mapping, key: null, mode: 'both' }, dry: false },
      at: second.at,
    })
    const job = `/jobs/${started.body.jobId}`
    await expect
      .poll(async () => (await admin.ask('GET', job, { at: first.at })).body.state, { timeout: 10_000, interval: 50 })
      .toBe('done')
    const found = await admin.ask('GET', `/customers?mobile=${encodeURIComponent(mobile)}`, { at: first.at })
    expect(found.body.data).toMatchObject([{ firstName: 'Sara' }])
  })

  it('take each other’s proofs of work once, links and previews', async () => {
    const headersOf = (token: string | undefined) => ({
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...{ [wireHeaders.from]: wireHeaders.fromValue, [wireHeaders.tenant]: 'noor' },
    })
    const { token } = await visitorAt()
    const ask = (at: string, proof?: string) =>
      fetch(`${at}/api/staffs/request-otp`, {
        method: 'POST',
        headers: { ...headersOf(token), ...(proof ? { [wireHeaders.proof]: proof } : {}) },
        body: JSON.stringify({ purpose: 'book', mobile: newMobile() }),
      })
    const refused = (await (await ask(first.at)).json()) as { details: { challenge: Challenge } }
    const proof = await proofOf(refused.details.challenge)
    expect([(await ask(second.at, proof)).status, (await ask(first.at, proof)).status]).toEqual([200, 428])
    const { body } = await admin.ask('POST', '/staffs/preview', { body: { primaryColour: '#aa3366' }, at: first.at })
    const preview = new URL(String(body.url), first.at).searchParams.get('preview') ?? ''
    const shown = await (await visitorAt()).ask('GET', `/landing-page/settings?preview=${encodeURIComponent(preview)}`, { at: second.at })
    expect(shown.body.primaryColour).toBe('#aa3366')
  })

  const visitorAt = async () => {
    const opened = await personAt(stage.proxy.base, { tenant: 'noor' }).ask('GET', '/landing-page/request-token')
    return personAt(stage.proxy.base, { tenant: 'noor', token: String(opened.body.token), csrf: randomUUID() })
  }

  it('carry a booking and a day of the workshop, one of them killed in the middle', async () => {
    const served = () => [first, second].map(({ port }) => stage.proxy.served.get(port) ?? 0)
    const before = served()
    const mobile = newMobile()
    const customer = await visitorAt()
    const requested = await customer.ask('POST', '/staffs/request-otp', { body: { purpose: 'book', mobile } })
    expect(requested.status).toBe(200)
    const sms = () => stage.providers.sms.sent.find(({ to }) => to === mobile)?.body
    await expect.poll(sms, { timeout: 10_000, interval: 30 }).toMatch(/\d{6}/)
    const code = /\d{6}/.exec(sms() ?? '')?.[0]
    customer.token = String(
      (await customer.ask('POST', '/staffs/verify-otp', { body: { requestId: requested.body.requestId, code } })).body.token,
    )
    const person = { firstName: 'Sara', lastName: 'Alharbi', languageId: '1', consents: [{ purpose: 'marketing', granted: false }] }
    expect((await customer.ask('POST', '/landing-page/createUser', { body: person })).status).toBe(200)
    const car = { plate: newPlate(), makeId: noor.makeId, model: 'Camry', year: 2022 }
    const vehicleId = String((await customer.ask('POST', '/customers/vehicle', { body: car })).body.vehicle.id)
    const startAt = await freeTime(customer, noor.branchId)
    const request = { locationId: noor.branchId, services: ['OIL'], startAt }
    expect((await customer.ask('POST', '/landing-page/hold-time', { body: request })).status).toBe(200)
    const watching = await readLive(`${second.at}/api`, noor.staff['Service Manager'].token)

    const booking = { body: { ...request, vehicleId, transport: 'dropOff' }, key: randomUUID() }
    const [booked] = await Promise.all([customer.ask('POST', '/landing-page/add-appointment', booking), second.kill()])
    // Whatever the dying process answered: the same request, sent again, gives one booking.
    const again = await customer.ask('POST', '/landing-page/add-appointment', booking)
    expect(again.status).toBe(200)
    if (booked.status === 200) expect(again.body.appointment.id).toBe(booked.body.appointment.id)
    const { id } = again.body.appointment as { id: string }

    await expect.poll(() => watching.ended).toBe(true)
    const back = await readLive(`${stage.proxy.base}/api`, noor.staff['Service Manager'].token, watching.position)
    await back.receives(id)
    back.leave()
    for (const to of ['inWorkshop', 'qc', 'completed', 'delivered']) {
      const { version } = (await admin.ask('GET', `/appointments/${id}`)).body
      const values = { mileageIn: 1000, unpaidReason: 'Fleet account' }
      expect((await admin.ask('POST', `/appointments/${id}/status`, { body: { to, version, ...values } })).status).toBe(200)
    }
    expect((await customer.ask('POST', '/landing-page/appointment-details', { body: { id } })).body.appointment.status).toBe('delivered')
    for (const [place, count] of served().entries()) expect(count).toBeGreaterThan(before[place] ?? 0)
  })

  it('leave by saying so, and answer anyone who comes meanwhile', async () => {
    const over = first.stop()
    await expect.poll(async () => (await fetch(`${first.at}/api/ready`)).status, { interval: 20 }).toBe(503)
    const answer = await fetch(`${first.at}/api/staffs/me`, { headers: { authorization: `Bearer ${admin.token}` } })
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(await over).toBe(0)
  })

  it('stop without having called anything an error', () => {
    expect([...first.errors, ...second.errors]).toEqual([])
  })
})

async function freeTime(one: Person, locationId: string): Promise<string> {
  for (let ahead = 1; ; ahead += 1) {
    const question = new URLSearchParams({ locationId, services: 'OIL', date: dayAfter(localDay(new Date()), ahead) })
    const { body } = await one.ask('GET', `/landing-page/appointment-times?${question}`)
    const free = (body.data as { start: string; available: boolean }[]).find(({ available }) => available)
    if (free) return free.start
  }
}
