// What `npm test -- --changed` runs for a change, for given file names and for the real tree.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { touchedBy } from '../../../scripts/changed.mjs'

const root = join(import.meta.dirname, '../../..')
const all = [
  'tests/leads/assignment.server.test.ts',
  'tests/leads/lead.dom.test.ts',
  'tests/workshop/job.server.test.ts',
  'tests/core/admin/board.dom.test.tsx',
  'tests/core/landing/call.dom.test.ts',
  'tests/core/commit/moves.server.test.ts',
  'tests/core/schema/vin.test.ts',
  'tests/core/client/tokens.test.ts',
  'tests/core/scripts/words.test.ts',
  'tests/e2e/leads.spec.ts',
  'tests/e2e/landing/lead.spec.ts',
  'tests/e2e/job.spec.ts',
  'tests/bench/load.ts',
]
const touched = (...changed: string[]) => touchedBy(changed, all, () => '')

describe('a change', () => {
  it.each(['server/leads/rules/index.ts', 'src/schema/leads/calls.ts', 'src/admin/leads/Page.tsx', 'src/landing/leads/Flow.tsx'])(
    'of a feature touches its tests and its stories: %s',
    (file) => {
      expect(touched(file)).toEqual({ tests: all.slice(0, 2), stories: ['tests/e2e/leads.spec.ts', 'tests/e2e/landing/lead.spec.ts'] })
    },
  )

  it.each([
    ['server/core/commit/commit.ts', 'tests/core/commit/moves.server.test.ts'],
    ['src/admin/core/list/List.tsx', 'tests/core/admin/board.dom.test.tsx'],
    ['src/landing/core/call.ts', 'tests/core/landing/call.dom.test.ts'],
    ['src/schema/core/vin.ts', 'tests/core/schema/vin.test.ts'],
    ['src/tokens/tokens.ts', 'tests/core/client/tokens.test.ts'],
    ['scripts/words.mjs', 'tests/core/scripts/words.test.ts'],
  ])('of the core touches the tests of that part: %s', (file, test) => {
    expect(touched(file)).toEqual({ tests: [test], stories: [] })
  })

  it('of a test or a story touches it', () => {
    expect(touched('tests/core/schema/vin.test.ts').tests).toContain('tests/core/schema/vin.test.ts')
    expect(touched('tests/e2e/job.spec.ts')).toEqual({ tests: [], stories: ['tests/e2e/job.spec.ts'] })
  })

  it('touches whichever test imports the file', () => {
    const read = (file: string) => (file.includes('words') ? `import { app } from '../../../server/app.ts'` : '')
    expect(touchedBy(['server/app.ts'], all, read).tests).toEqual(['tests/core/scripts/words.test.ts'])
  })

  it('touches nothing where it is of documents alone', () => {
    expect(touched('docs/architecture.md', 'README.md')).toEqual({ tests: [], stories: [] })
  })
})

it.each('appointments fieldService workshop staff settings files leads surveys cases payments'.split(' '))(
  'finds the stories of %s',
  (feature) => {
    const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).map((file) => `tests/${file}`)
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(touchedBy([`server/${feature}/index.ts`], files, read).stories).not.toEqual([])
  },
)
