// The wire, for what a story needs to find in place: a booking that a customer made, an edit that somebody else did.
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Challenge } from 'altcha-lib'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { StaffSession } from '../../src/schema/core/staffSession.ts'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { proofOf } from '../core/proofOf.ts'
import { newMobile, newPlate } from './page.ts'

interface Row {
  id: string
  mobile: string
  ref: string
  body: string
  code: string
  date: string
  start: string
  available: boolean
  department: string
  designationId: string
  email: string
  error: string | null
  locationIds: string[]
  version: number
  name: { en: string; ar: string }
}
interface Answer {
  startAt: string
  messages: number
  plate: string
  email: string | null
  consents: { purpose: string; granted: boolean }[]
  token: string
  staff: StaffSession
  key: string
  mobile: string
  customer: Row
  requestId: string
  demoCode: string
  makes: Row[]
  vehicle: Row
  appointment: Row & { ref: string }
  data: Row[]
  id: string
  version: number
  point: { lat: number; lng: number }
  accuracyM: number | null
  lastName: string
  model: string
  active: boolean
  assigneeId: string | null
  driverId: string | null
  name: { en: string; ar: string }
  ref: string
  status: string
  stage: string
  outcome: string | null
  arrivedAt: string | null
  photos: string[]
  deletedAt: string | null
  designation: string
  department: string
  designationId: string
}

/** Calls as a program does: with the landing's headers and a token, no cookies needed. */
export function wireOf(request: APIRequestContext, token?: string, tenant = 'noor') {
  const headers = { from: 'landing-page', tenant, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> => {
    const ask = (proof?: string) =>
      request.fetch(`/api${path}`, {
        method,
        headers: { ...headers, ...(proof ? { [wireHeaders.proof]: proof } : {}) },
        ...(data ? { data } : {}),
      })
    let answer = await ask()
    if (answer.status() === 428) {
      const { details } = (await answer.json()) as { details: { challenge: Challenge } }
      answer = await ask(await proofOf(details.challenge))
    }
    const body = (await answer.json()) as Answer
    expect(answer.ok(), `${method} ${path}: ${JSON.stringify(body)}`).toBe(true)
    return body
  }
}

/** Signs a demo account in. */
export async function loginOf(
  request: APIRequestContext,
  account: string,
): Promise<{ token: string; staff: StaffSession; tenant: string }> {
  const tenant = /@(\w+)\./.exec(account)?.[1] ?? ''
  const answer = await wireOf(request, undefined, tenant)('POST', '/staffs/login', { email: account, password: 'wakeel-demo' })
  return { token: answer.token, staff: answer.staff, tenant }
}

/** Sends a picture as a member of staff; its id. */
export async function sendPicture(request: APIRequestContext, account: string, kind: string, buffer: Buffer): Promise<string> {
  const { token, tenant } = await loginOf(request, account)
  const answer = await request.post('/api/common/upload-file', {
    headers: { from: 'landing-page', tenant, authorization: `Bearer ${token}` },
    multipart: { kind, file: { name: 'picture.png', mimeType: 'image/png', buffer } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as Answer).id
}

/** Calls as a member of staff, noor's unless the account says otherwise. */
export async function staffWire(request: APIRequestContext, account = 'administrator@noor.example') {
  const { token, tenant } = await loginOf(request, account)
  return wireOf(request, token, tenant)
}

/** A service booked by a new customer of noor who reads that language; tells its reference and id, and what the landing keeps of its customer. */
export async function bookByWire(
  request: APIRequestContext,
  languageId: '1' | '2' = '1',
): Promise<{ ref: string; id: string; mobile: string; session: { accessToken: string; customer: Row; userVehicle: readonly Row[] } }> {
  const visitor = wireOf(request, (await wireOf(request)('GET', '/landing-page/request-token')).token)
  const { requestId, demoCode } = await visitor('POST', '/staffs/request-otp', { purpose: 'book', mobile: newMobile() })
  const { token, mobile } = await visitor('POST', '/staffs/verify-otp', { requestId, code: demoCode })
  const customer = wireOf(request, token)
  const person = await customer('POST', '/landing-page/createUser', {
    firstName: 'Huda',
    lastName: 'Alharbi',
    languageId,
    consents: [],
  })
  const { makes } = await customer('GET', '/landing-page/masters')
  const plate = newPlate()
  const { vehicle } = await customer('POST', '/customers/vehicle', { plate, makeId: makes[0]?.id, model: 'Camry', year: 2022 })
  const session = {
    clientDetail: { tenantId: 'noor' },
    accessToken: token,
    phoneNumber: mobile,
    customer: person.customer,
    userVehicle: [vehicle],
  }
  return { ...(await bookAs(customer, vehicle.id)), mobile, session }
}

/** A service booked for a car by its customer, late in the days on offer. */
export async function bookAs(customer: ReturnType<typeof wireOf>, vehicleId: string): Promise<{ ref: string; id: string }> {
  const locationId = (await customer('GET', '/landing-page/dealership-locations')).data[0]?.id
  const code = (await customer('GET', `/landing-page/recommanded-services?vehicleId=${vehicleId}`)).data[0]?.code
  const days = (await customer('GET', `/landing-page/appointment-dates?locationId=${locationId}&services=${code}`)).data
  const date = days.filter((one) => one.available).at(-1)?.date
  const times = (await customer('GET', `/landing-page/appointment-times?locationId=${locationId}&services=${code}&date=${date}`)).data
  const startAt = times.find((one) => one.available)?.start
  const { appointment } = await customer('POST', '/landing-page/add-appointment', {
    vehicleId,
    services: [code],
    locationId,
    startAt,
    transport: 'wait',
  })
  return { ref: appointment.ref, id: appointment.id }
}

/** Where the first short link in a message leads: path and query. */
export async function linkIn(request: APIRequestContext, text = ''): Promise<string> {
  const { pathname } = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  const answer = await request.get(pathname, { maxRedirects: 0 })
  return answer.headers()['location'] ?? ''
}

/** The page, in a language, that the short link on a booking's page opens for its customer. */
export async function customersPage(page: Page, word: LanguageWord): Promise<string> {
  const link = (await page.locator('a[href*="/s/"]').getAttribute('href')) ?? undefined
  const { pathname, search } = new URL(await linkIn(page.request, link), page.url())
  return pathname.replace(/english|arabic/, word) + search
}

/** Where the tenant's maps come from; undone by calling it again. */
export async function saveMaps(admin: Awaited<ReturnType<typeof staffWire>>, mapTilesUrl: string | null, mapApiKey: string | null = null) {
  const [row] = (await admin('GET', '/settings')).data
  const { id, version } = await admin('GET', `/settings/${row?.id}`)
  await admin('PUT', `/settings/${id}`, { mapTilesUrl, mapAttribution: mapTilesUrl && '© <b>OSM</b>', mapApiKey, version })
}
