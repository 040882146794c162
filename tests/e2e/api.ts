// The wire, for what a story needs to find in place: a booking that a customer made, an edit that somebody else did.
import { expect, type APIRequestContext } from '@playwright/test'
import { newMobile } from './page.ts'

interface Row {
  id: string
  code: string
  date: string
  start: string
  available: boolean
  department: string
  designationId: string
  email: string
}
interface Answer {
  token: string
  requestId: string
  demoCode: string
  makes: Row[]
  vehicle: Row
  appointment: Row & { ref: string }
  data: Row[]
  id: string
  version: number
  lastName: string
  model: string
  active: boolean
  assigneeId: string | null
  deletedAt: string | null
  designation: string
  department: string
  designationId: string
}

/** Calls as a program does: with the landing's headers and a token, no cookies needed. */
export function wireOf(request: APIRequestContext, token?: string) {
  const headers = { from: 'landing-page', tenant: 'noor', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  return async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) })
    const body = (await answer.json()) as Answer
    expect(answer.ok(), `${method} ${path}: ${JSON.stringify(body)}`).toBe(true)
    return body
  }
}

/** Calls as a member of noor's staff. */
export async function staffWire(request: APIRequestContext, account = 'administrator@noor.example') {
  const { token } = await wireOf(request)('POST', '/staffs/login', { email: account, password: 'wakeel-demo' })
  return wireOf(request, token)
}

/** A service booked by a new customer of noor; tells its reference and id. */
export async function bookByWire(request: APIRequestContext): Promise<{ ref: string; id: string }> {
  const visitor = wireOf(request, (await wireOf(request)('GET', '/landing-page/request-token')).token)
  const { requestId, demoCode } = await visitor('POST', '/staffs/request-otp', { purpose: 'book', mobile: newMobile() })
  const customer = wireOf(request, (await visitor('POST', '/staffs/verify-otp', { requestId, code: demoCode })).token)
  await customer('POST', '/landing-page/createUser', { firstName: 'Huda', lastName: 'Alharbi', languageId: '1', consents: [] })
  const { makes } = await customer('GET', '/landing-page/masters')
  const plate = `NUR${1000 + Math.floor(Math.random() * 8999)}`
  const { vehicle } = await customer('POST', '/customers/vehicle', { plate, makeId: makes[0]?.id, model: 'Camry', year: 2022 })
  const locationId = (await customer('GET', '/landing-page/dealership-locations')).data[0]?.id
  const code = (await customer('GET', `/landing-page/recommanded-services?vehicleId=${vehicle.id}`)).data[0]?.code
  const days = (await customer('GET', `/landing-page/appointment-dates?locationId=${locationId}&services=${code}`)).data
  const date = days.filter((one) => one.available).at(-1)?.date
  const times = (await customer('GET', `/landing-page/appointment-times?locationId=${locationId}&services=${code}&date=${date}`)).data
  const startAt = times.find((one) => one.available)?.start
  const { appointment } = await customer('POST', '/landing-page/add-appointment', {
    vehicleId: vehicle.id,
    services: [code],
    locationId,
    startAt,
    transport: 'wait',
  })
  return { ref: appointment.ref, id: appointment.id }
}
