// The stories of customers and the workshop: book, move, cancel, pay, and hand over cars. Every confirmed answer is recorded.
import { randomUUID } from 'node:crypto'
import { dayAfter, localDay } from '../../server/core/time/time.ts'
import type { Ask } from './client.ts'
import type { Company, Person } from './company.ts'
import type { Providers } from './providers.ts'
import type { Random } from './random.ts'

/** A booking as it was confirmed to its customer. */
export interface Details {
  id: string
  customerId: string
  startAt: string
  end: 'open' | 'cancelled' | 'delivered'
  /** The number of confirmed moves. */
  moves: number
  /** Our id of its order, and whether the customer approved the payment. */
  order?: { id: string; provider: 'tamara' | 'moyasar'; approved: boolean }
}
/** What a story works with. */
export interface Scene {
  company: Company
  providers: Providers
  random: Random
  ask: (token: string) => Ask
}

/** The error for an answer that no story allows. */
const strange = (what: string, { status, body }: { status: number; body: unknown }) =>
  new Error(`${what}: ${status} ${JSON.stringify(body)}`)

async function freeTime({ company, random }: Scene, ask: Ask): Promise<string> {
  for (;;) {
    const date = dayAfter(localDay(new Date()), random.between(1, 55))
    const question = new URLSearchParams({ locationId: company.tenant.branchId, services: 'OIL', date })
    const { body } = await ask('GET', `/landing-page/appointment-times?${question}`)
    const free = (body.data as { start: string; available: boolean }[]).filter(({ available }) => available)
    if (free.length > 0) return random.one(free).start
  }
}

async function book(scene: Scene, person: Person, ask: Ask): Promise<Details | undefined> {
  for (;;) {
    const startAt = await freeTime(scene, ask)
    const request = {
      vehicleId: person.vehicleId,
      services: ['OIL'],
      locationId: scene.company.tenant.branchId,
      startAt,
      transport: 'dropOff',
    }
    const answer = await ask('POST', '/landing-page/add-appointment', request, randomUUID())
    if (answer.status === 200) return { id: answer.body.appointment.id, customerId: person.id, startAt, end: 'open', moves: 0 }
    // Their car is still here from an earlier visit.
    if (answer.body.code === 'carBooked') return undefined
    if (answer.body.code !== 'slotTaken') throw strange('booking', answer)
  }
}

const look = async (ask: Ask, id: string) => (await ask('POST', '/landing-page/appointment-details', { id })).body.appointment

// After a lost answer the version may be newer: reading the row again shows whether the change was done.
async function move(scene: Scene, ask: Ask, details: Details): Promise<void> {
  const wanted = await freeTime(scene, ask)
  for (;;) {
    const { version, startAt } = await look(ask, details.id)
    if (startAt === wanted) break
    const answer = await ask('PUT', `/landing-page/appointments/${details.id}`, { version, startAt: wanted })
    if (answer.status === 200) break
    if (answer.body.code === 'slotTaken') return
    if (answer.body.code !== 'staleVersion') throw strange('move', answer)
  }
  Object.assign(details, { startAt: wanted, moves: details.moves + 1 })
}

async function cancel(ask: Ask, details: Details): Promise<void> {
  for (;;) {
    const { version, closure } = await look(ask, details.id)
    if (closure === 'cancelled') break
    const answer = await ask('POST', '/landing-page/delete-appointment', { id: details.id, version, reason: 'No time' })
    if (answer.status === 200) break
    if (answer.body.code !== 'staleVersion') throw strange('cancelling', answer)
  }
  details.end = 'cancelled'
}

async function pay({ providers, random }: Scene, ask: Ask, details: Details): Promise<void> {
  const provider = random.one(['tamara', 'moyasar'] as const)
  const answer = await ask('POST', '/landing-page/tamara-checkout', { orderType: 'service', refId: details.id, provider })
  if (answer.status !== 200) throw strange('checkout', answer)
  const id = String(answer.body.orderId)
  const { orders, act } = providers[provider]
  const order = [...orders.values()].find((one) => {
    const page = 'checkoutId' in one ? one.checkoutId : one.id
    return one.reference === id && answer.body.checkoutUrl.includes(page)
  })
  if (!order) throw new Error(`${provider} has no order for payment ${id}.`)
  const approved = random.percent(85) && act(order.id, 'approve')
  details.order = { id, provider, approved }
}

const nextStage: Readonly<Record<string, string>> = { pending: 'inWorkshop', inWorkshop: 'qc', qc: 'completed', completed: 'delivered' }

async function deliver({ company, ask: askAs }: Scene, details: Details): Promise<void> {
  const ask = askAs(company.tenant.staff.Administrator.token)
  for (;;) {
    const { status, version } = (await ask('GET', `/appointments/${details.id}`)).body
    const to = nextStage[status]
    if (!to) break
    // With a reason: the provider's notice of a payment may still be on its way.
    const values = { mileageIn: 1000, unpaidReason: 'Fleet account' }
    const answer = await ask('POST', `/appointments/${details.id}/status`, { to, version, ...values })
    if (answer.status !== 200 && !['staleVersion', 'moveNotAllowed'].includes(answer.body.code)) throw strange('stage', answer)
  }
  details.end = 'delivered'
}

/** One visit from its booking to a random end. `keep` is called as soon as the booking is confirmed. */
export async function visit(scene: Scene, person: Person, keep: (details: Details) => void): Promise<void> {
  const { random } = scene
  const ask = scene.ask(person.token)
  const details = await book(scene, person, ask)
  if (!details) return
  keep(details)
  if (random.percent(20)) await move(scene, ask, details)
  if (random.percent(50)) await pay(scene, ask, details)
  if (random.percent(30)) return cancel(ask, details)
  if (random.percent(60)) await deliver(scene, details)
}

/** Pauses the campaign, or resumes it. */
export async function dither({ company, ask: askAs }: Scene): Promise<void> {
  const ask = askAs(company.tenant.staff.Administrator.token)
  const path = `/campaign-management/${company.campaignId}`
  const { status, version } = (await ask('GET', path)).body
  const to = { sending: 'paused', paused: 'sending' }[String(status)]
  if (to) await ask('POST', `${path}/status`, { to, version })
}

/** Resumes it until its end. */
export async function decide(scene: Scene): Promise<void> {
  const ask = scene.ask(scene.company.tenant.staff.Administrator.token)
  while ((await ask('GET', `/campaign-management/${scene.company.campaignId}`)).body.status === 'paused') await dither(scene)
}
