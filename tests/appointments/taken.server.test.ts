// Simultaneous bookings of the same slot wait for each other, for a limited time.
import { expect, it, vi } from 'vitest'
import { openEngine } from '../../server/core/db/openEngine.ts'
import { oneAtATime } from '../../server/appointments/time/taken.ts'

const wanted = { locationId: 'somewhere', startAt: '2026-03-01T06:00:00.000Z', services: ['OIL'] }
const person = { tenantId: 'noor', mobile: '+966500000001', tokenHash: '' }

it('lets one at a time try, in the order of their coming, and the others on when one gets no answer', async () => {
  const engine = await openEngine({ dataDir: ':memory:', log: () => undefined })
  const services = { engine, now: () => new Date() }
  const said: string[] = []
  const tries = (name: string, work: Promise<void>) =>
    oneAtATime(services, person, wanted, async () => {
      said.push(`${name} begins`)
      await work
      said.push(`${name} ends`)
    })
  let answer = () => {}
  const first = tries('first', new Promise((resolve) => (answer = resolve)))
  const second = tries('second', Promise.resolve())
  const elsewhere = oneAtATime(services, { ...person, tenantId: 'najd' }, wanted, async () => void said.push('another tenant'))
  await elsewhere
  expect(said).toEqual(['first begins', 'another tenant'])
  answer()
  await Promise.all([first, second])
  expect(said.slice(2)).toEqual(['first ends', 'second begins', 'second ends'])

  said.length = 0
  const hung = tries('hung', new Promise((resolve) => (answer = resolve)))
  const third = tries('third', Promise.resolve())
  await vi.waitFor(() => expect(said).toEqual(['hung begins', 'third begins', 'third ends']), { timeout: 10_000 })
  answer()
  await Promise.all([hung, third])
  await engine.close()
})

it('goes on with the next when one fails', async () => {
  const engine = await openEngine({ dataDir: ':memory:', log: () => undefined })
  const services = { engine, now: () => new Date() }
  const failed = oneAtATime(services, person, wanted, () => Promise.reject(new Error('no database')))
  const next = oneAtATime(services, person, wanted, () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('no database')
  expect(await next).toBe('done')
  await engine.close()
})
