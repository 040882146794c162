// The short form of `npm run kills`: the real server is killed a few times while it works. SEED repeats the choices of a failed run.
import { expect, it } from 'vitest'
import { kinds, type RoundKind } from '../../faults/runRounds.ts'
import { runKills } from '../../faults/runKills.ts'
import { bundleServer } from '../../faults/server.ts'
import type { RoundOptions } from '../../faults/rounds/roundSetup.ts'

const newSeed = () => Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000))
const timeoutMs = 300_000

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

it.each<[RoundKind, RoundOptions['engine']]>([
  ['migrating', 'embedded'],
  ['importing', 'postgres'],
  ['uploading', 'embedded'],
  ['reminding', 'postgres'],
  ['reporting', 'postgres'],
])(
  'leaves nothing half done when it is killed while %s (%s)',
  async (kind, engine) => {
    const seed = newSeed()
    const request = { engine, kills: 2, seed, file: await bundleServer(), log: () => undefined }
    const { wrong } = await kinds[kind](request)
    expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  },
  timeoutMs,
)
