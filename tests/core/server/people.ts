// Visitors and customers of the landing, as the wire makes them.
import type { Running } from './eachServer.ts'
import type { Sender } from './requests.ts'
import type { TenantId } from './tenants.ts'

let people = Date.now() % 1_000_000
/** A Saudi mobile that nobody had before. */
export const newMobile = (): string => `+96656${String((people += 1)).padStart(7, '0')}`
/** An address of the network that nobody had before; rate limits count by it. */
export function newAddress(): string {
  people += 1
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
}

/** Somebody with a tenant token, at an address of their own. */
export async function visitor(running: Running, tenant: TenantId = 'noor'): Promise<Sender> {
  const address = newAddress()
  const { body } = await running.as({ tenant, address }).get('/landing-page/request-token')
  return running.as({ tenant, address, token: body.token as string })
}

/**
 * Somebody who proved the mobile with a code (the server must be in demo mode). With `again`, a visitor of the same browser, whose cookie is
 * `cookie`.
 */
export async function proven(
  running: Running,
  mobile: string,
  tenant: TenantId = 'noor',
  again = false,
): Promise<{ sender: Sender; answer: Record<string, unknown>; cookie: string }> {
  const one = await visitor(running, tenant)
  const { body: requested } = await one.post('/staffs/request-otp', { purpose: 'book', mobile })
  const { body, headers } = await one.post('/staffs/verify-otp', { requestId: requested.requestId, code: requested.demoCode })
  const cookie = [headers['set-cookie']].flat().find((text) => String(text).startsWith('known-')) as string
  const [pair = ''] = (cookie ?? '').split(';')
  if (!again) return { sender: running.as({ tenant, token: body.token as string, address: newAddress() }), answer: body, cookie }
  const fresh = await running.as({ tenant, address: newAddress() }).get('/landing-page/request-token')
  const sender = running.as({ tenant, token: fresh.body.token as string, address: newAddress(), headers: { cookie: pair } })
  return { sender, answer: body, cookie }
}

/** A customer with a vehicle. */
export interface TestCustomer {
  sender: Sender
  token: string
  id: string
  vehicleId: string
  mobile: string
}
const letters = 'ABDEGHJKLNRSTUVXZ'
/** A plate that nobody had before. */
export function newPlate(): string {
  people += 1
  return `${letters[people % 17]}${letters[Math.floor(people / 17) % 17]}${letters[Math.floor(people / 289) % 17]}${1 + (people % 9999)}`
}
/** Makes one through the wire. */
export async function customer(running: Running, tenant: TenantId = 'noor'): Promise<TestCustomer> {
  const mobile = newMobile()
  const { sender, answer } = await proven(running, mobile, tenant)
  const made = await sender.post('/landing-page/createUser', {
    firstName: 'Sara',
    lastName: 'Alharbi',
    languageId: '1',
    consents: [{ purpose: 'marketing', granted: false }],
  })
  const car = await sender.post('/customers/vehicle', {
    plate: newPlate(),
    makeId: running.tenants[tenant].makeId,
    model: 'Camry',
    year: 2022,
  })
  return { sender, token: String(answer['token']), id: made.body.customer.id as string, vehicleId: car.body.vehicle.id as string, mobile }
}
