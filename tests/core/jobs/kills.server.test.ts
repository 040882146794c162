// The short form of `npm run kills`: the real server is killed a few times while it works. SEED repeats the choices of a failed run.
import { expect, it } from 'vitest'
import { runKills } from '../../faults/runKills.ts'
import { newSeed, timeoutMs } from './killed.ts'

it(
  'loses nothing and sends nothing twice, however often it is killed',
  async () => {
    const seed = newSeed()
    const { wrong, counts } = await runKills({ engine: 'embedded', kills: 4, seed, customers: 3 })
    expect({ seed, wrong }).toEqual({ seed, wrong: [] })
    expect(counts).toMatchObject({ lost: 0, twice: 0 })
    expect(counts['bookings']).toBeGreaterThan(0)
  },
  timeoutMs,
)
