// The short form of `npm run rehearse`: clients notice nothing of an upgrade or of its reversal.
import { expect, it } from 'vitest'
import { rehearse } from '../../processes/rehearsal.ts'

it('upgrades and goes back while people work, and no request fails', async () => {
  const { failures, wrong, errors, requests, leads } = await rehearse({ people: 6, each: 80 })
  expect({ failures, wrong, errors }).toEqual({ failures: [], wrong: [], errors: [] })
  expect(requests).toBeGreaterThan(320)
  expect(leads).toBeGreaterThan(30)
}, 300_000)
