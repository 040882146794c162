// The short form of `npm run fuzz`: a few valid and a few invalid requests to every call.
import { expect, it } from 'vitest'
import { runFuzz } from '../../fuzz/runFuzz.ts'

it('answers whatever is asked as its description says, keeps every text, and never fails', async () => {
  const seed = 20_261_122
  const { routes, wrong } = await runFuzz({ engine: 'postgres', runs: 1, seed })
  expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  expect(routes.filter(({ valid, invalid }) => valid === 0 || invalid === 0)).toEqual([])
}, 300_000)
