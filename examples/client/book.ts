// An example of a program that uses the API: signs in, finds a customer with a car and a free time, and books a visit of the workshop.
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Schemas = components['schemas']
const [origin = 'http://localhost:3000', email = '', password = '', mobile = '', startAt = ''] = process.argv.slice(2)

// The filters of a list are one parameter, whose properties stand in the query by themselves.
const api = createClient<paths>({
  baseUrl: `${origin}/api`,
  headers: { 'accept-language': 'en' },
  querySerializer: { object: { style: 'form', explode: true } },
})

/** The answer of a call. Throws its message when it was refused. */
function answered<T>({ data, error }: { data?: T; error?: Schemas['Error'] }): T {
  if (error) throw new Error(`${error.code}: ${error.message} ${JSON.stringify(error.fields ?? {})}`)
  return data as T
}

const signedIn = answered(await api.POST('/staffs/login', { body: { email, password } }))
if (!('token' in signedIn)) throw new Error('This account has a second step, which a person takes.')
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${signedIn.token}`)
  },
})

const customers = answered(await api.GET('/customers', { params: { query: { size: 1, filter: { mobile } } } }))
const customer = customers.data[0]
if (!customer) throw new Error(`Nobody has the mobile ${mobile}.`)
const cars = answered(await api.GET('/vehicles', { params: { query: { size: 1, filter: { customerId: customer.id } } } }))
const branches = answered(await api.GET('/masters/dealershipLocations', { params: { query: { size: 1 } } }))
const [car, branch] = [cars.data[0], branches.data[0]]
if (!car || !branch) throw new Error('There is no car, or no branch.')

const booking: Schemas['AppointmentCreate'] = {
  type: 'service',
  customerId: customer.id,
  vehicleId: car.id,
  locationId: branch.id,
  startAt,
}
const booked = answered(await api.POST('/appointments', { params: { header: { 'idempotency-key': `example ${startAt}` } }, body: booking }))
const changes = answered(await api.GET('/{resource}/{id}/history', { params: { path: { resource: 'appointments', id: booked.id } } }))
console.log(`${booked.ref} is ${booked.status}; its history has ${changes.total} lines.`)
