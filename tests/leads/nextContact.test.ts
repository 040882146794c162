// The next contact by one press: moments in the dealership's zone, whatever the zone of the device.
import { expect, it } from 'vitest'
import { momentOfChoice, nextContacts } from '../../src/admin/leads/nextContact.ts'

const zone = 'Asia/Riyadh'
const of = (now: string) => Object.fromEntries(nextContacts.map((one) => [one, momentOfChoice(one, new Date(now), zone)]))

it('is in an hour, or at eleven on a later day of the zone', () => {
  expect(of('2026-11-28T06:30:00.000Z')).toEqual({
    none: null,
    hour: '2026-11-28T07:30:00.000Z',
    tomorrow: '2026-11-29T08:00:00.000Z',
    three: '2026-12-01T08:00:00.000Z',
    other: null,
  })
})

it('is in an hour at the next time that may be given', () => {
  expect(of('2026-11-28T06:31:07.512Z')['hour']).toBe('2026-11-28T07:45:00.000Z')
})

it('counts days from the day of the zone: shortly before midnight in UTC it is the next day there', () => {
  expect(of('2026-11-28T22:30:00.000Z')).toMatchObject({ tomorrow: '2026-11-30T08:00:00.000Z', three: '2026-12-02T08:00:00.000Z' })
})
