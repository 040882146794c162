// The short form of `npm run kills` for work that takes a while: the real server is killed in the middle of it.
import { expect, it } from 'vitest'
import { kinds, type RoundKind } from '../../faults/runRounds.ts'
import { bundleServer } from '../../faults/server.ts'
import type { RoundOptions } from '../../faults/rounds/roundSetup.ts'
import { newSeed, timeoutMs } from './killed.ts'

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
